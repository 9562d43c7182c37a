//! An engine that not everybody may speak to, or read on the way.

use super::engine::Nats;
use super::{Member, come_back, free_port};
use crate::sockets::{Friends, refused, short};
use data_encoding::BASE64URL_NOPAD;
use electrum_dominoes::engine::rules::Preset;
use nkeys::KeyPair;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// Why no server starts that goes to the engine like this.
fn why(url: &str, more: &[&str]) -> String {
    let (code, why) = refused(&[&["--listen", "127.0.0.1:0", "--cluster", url][..], more].concat());
    assert!(code.is_some_and(|code| code != 0) && why.lines().count() == 1, "{why}");
    why
}

/// Has certificates made: of an authority, and by it of this computer.
fn make_certificates(folder: &Path) {
    let run = |arguments: &str| {
        let mut command = Command::new("openssl");
        let output = command.args(arguments.split(' ')).current_dir(folder).output().expect("openssl is installed");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes";
    run(&format!("req -x509 {key} -keyout authority.key -out authority.pem -days 2 -subj /CN=authority"));
    run(&format!("req {key} -keyout own.key -out own.csr -subj /CN=own"));
    std::fs::write(folder.join("names"), "subjectAltName=IP:127.0.0.1\n").expect("a file for the test");
    run(
        "x509 -req -in own.csr -CA authority.pem -CAkey authority.key -CAcreateserial -days 2 -extfile names -out own.pem",
    );
}

#[test]
fn the_way_to_the_engine_is_encrypted_and_both_ends_are_known() {
    let folder = tempfile::tempdir().expect("a folder");
    make_certificates(folder.path());
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (authority, own, key) = (file("authority.pem"), file("own.pem"), file("own.key"));
    let nats = Nats::start_with(
        &format!("tls {{ cert_file: \"{own}\", key_file: \"{key}\", ca_file: \"{authority}\", verify: true }}"),
        true,
    );
    let url = format!("tls://127.0.0.1:{}", nats.port);
    let flags = ["--cluster-ca", &authority, "--cluster-cert", &own, "--cluster-key", &key];
    let by_flags = Member::start_behind(free_port(), &url, &flags);
    let mut command = Command::new(env!("CARGO_BIN_EXE_nestor"));
    command.env("NESTOR_CLUSTER", &url).env("NESTOR_CLUSTER_CA", &authority);
    command.env("NESTOR_CLUSTER_CERT", &own).env("NESTOR_CLUSTER_KEY", &key);
    let by_environment = Member::start_with(command, free_port(), &[]);
    let mut friends = Friends::sit_down(by_flags.address, short(Preset::Draw, 2));
    let mut back = come_back(&friends, by_environment.address);
    back.play_to_the_end();
    friends.leave();
    let unknown = why(&url, &[]);
    assert!(unknown.contains("certificate") && unknown.contains(&nats.port.to_string()), "{unknown}");
    let unnamed = why(&url, &flags[..2]);
    assert!(unnamed.to_lowercase().contains("certificate"), "{unnamed}");
    assert!(why(&url, &flags[..4]).contains("--cluster-key"));
    assert!(why(&url, &["--cluster-ca", "/nowhere.pem"]).contains("/nowhere.pem"));
}

/// What one key says of another, or of itself, as the tools of NATS write it.
fn token(by: &KeyPair, of: &KeyPair, claims: &Value) -> String {
    let claims = json!({ "iss": by.public_key(), "sub": of.public_key(), "name": "tables", "nats": claims });
    let encoded = |part: &Value| BASE64URL_NOPAD.encode(part.to_string().as_bytes());
    let said = format!("{}.{}", encoded(&json!({ "typ": "JWT", "alg": "ed25519-nkey" })), encoded(&claims));
    let signature = by.sign(said.as_bytes()).expect("a key that signs");
    format!("{said}.{}", BASE64URL_NOPAD.encode(&signature))
}

/// The text of the file by which somebody of an account is known.
fn credentials(account: &KeyPair) -> String {
    let user = KeyPair::new_user();
    let claims = json!({ "type": "user", "version": 2, "pub": {}, "sub": {}, "subs": -1, "data": -1, "payload": -1 });
    let (token, seed) = (token(account, &user, &claims), user.seed().expect("its own key"));
    format!(
        "-----BEGIN NATS USER JWT-----\n{token}\n------END NATS USER JWT------\n\n\
         -----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n"
    )
}

/// An engine that knows everybody by an account.
fn engine_of(account: &KeyPair) -> Nats {
    let (operator, system) = (KeyPair::new_operator(), KeyPair::new_account());
    let limits: Vec<&str> =
        "subs data payload imports exports conn leaf mem_storage disk_storage streams consumer".split(' ').collect();
    let limits: Value = limits.into_iter().map(|limit| (limit.to_owned(), json!(-1))).collect();
    let of = |account: &KeyPair, limits: &Value| {
        token(&operator, account, &json!({ "type": "account", "version": 2, "limits": limits }))
    };
    Nats::start_with(
        &format!(
            "operator: {}\nsystem_account: {}\nresolver: MEMORY\nresolver_preload: {{ {}: {}, {}: {} }}",
            token(&operator, &operator, &json!({ "type": "operator", "version": 2 })),
            system.public_key(),
            system.public_key(),
            of(&system, &json!({})),
            account.public_key(),
            of(account, &limits),
        ),
        true,
    )
}

#[test]
fn a_server_may_be_known_by_its_credentials() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: String| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file for the test");
        path.display().to_string()
    };
    let account = KeyPair::new_account();
    let nats = engine_of(&account);
    let (own, other) = (file("own", credentials(&account)), file("other", credentials(&KeyPair::new_account())));
    let by_flag = Member::start_behind(free_port(), &nats.url(), &["--cluster-creds", &own]);
    let mut command = Command::new(env!("CARGO_BIN_EXE_nestor"));
    command.env("NESTOR_CLUSTER", nats.url()).env("NESTOR_CLUSTER_CREDS", &own);
    let by_environment = Member::start_with(command, free_port(), &[]);
    let friends = Friends::sit_down(by_flag.address, short(Preset::Draw, 2));
    come_back(&friends, by_environment.address).play_to_the_end();
    for more in [&[][..], &["--cluster-creds", &other]] {
        assert!(why(&nats.url(), more).contains("authorization violation"));
    }
    let torn = why(&nats.url(), &["--cluster-creds", &file("torn", "torn".to_owned())]);
    assert!(torn.contains("torn: ") && torn.contains("credentials"), "{torn}");
}
