//! A router as it is found in homes: it hears who asks, describes itself, and opens and closes ports.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

/// The router, as a test sees it.
pub(crate) struct Router {
    /// Where it hears.
    pub(crate) place: SocketAddr,
    /// The ports that it was told to open, for whom, and to close.
    pub(crate) done: Receiver<Done>,
}

/// What a router was told.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Done {
    Opened { outside: u16, port: u16, to: String, seconds: u32 },
    Closed(u16),
}

/// What is unlike the usual router.
#[derive(Clone, Copy, Default)]
pub(crate) struct Unlike {
    /// Its address outside, if it is not a public one.
    pub(crate) address: Option<&'static str>,
    /// The port is open for somebody else.
    pub(crate) is_taken: bool,
    /// It refuses everything.
    pub(crate) refuses: bool,
    /// It knows no time after which a port closes.
    pub(crate) knows_no_time: bool,
}

const SERVICE: &str = "urn:schemas-upnp-org:service:WANIPConnection:1";
/// Its usual address outside.
pub(crate) const OUTSIDE: &str = "203.0.113.7";
/// How long a test waits for what comes at once.
const SOON: Duration = Duration::from_secs(20);

impl Router {
    pub(crate) fn start(unlike: Unlike) -> Router {
        let here = (Ipv4Addr::LOCALHOST, 0);
        let (heard, web) = (UdpSocket::bind(here).expect("a port"), TcpListener::bind(here).expect("a port"));
        let (place, described) = (heard.local_addr().expect("an address"), web.local_addr().expect("an address"));
        thread::spawn(move || {
            let mut asked = [0; 1500];
            while let Ok((long, who)) = heard.recv_from(&mut asked) {
                assert!(asked[..long].starts_with(b"M-SEARCH * HTTP/1.1\r\n"), "this is how routers are asked");
                let answer =
                    format!("HTTP/1.1 200 OK\r\nST: {SERVICE}\r\nLOCATION: http://{described}/about.xml\r\n\r\n");
                let _ = heard.send_to(answer.as_bytes(), who);
            }
        });
        let (tell, done) = mpsc::channel();
        thread::spawn(move || {
            for line in web.incoming().map_while(Result::ok) {
                answer(line, unlike, &tell);
            }
        });
        Router { place, done }
    }

    pub(crate) fn heard(&self) -> Done {
        self.done.recv_timeout(SOON).expect("the router is told")
    }
}

/// Answers one request over a line.
fn answer(line: TcpStream, unlike: Unlike, tell: &Sender<Done>) {
    let mut read = BufReader::new(line);
    let (mut first, mut long) = (String::new(), 0);
    read.read_line(&mut first).expect("a request");
    loop {
        let mut header = String::new();
        read.read_line(&mut header).expect("a header");
        if header.trim().is_empty() {
            break;
        }
        if let Some(value) = header.to_ascii_lowercase().strip_prefix("content-length:") {
            long = value.trim().parse().expect("a length");
        }
    }
    let mut asked = vec![0; long];
    read.read_exact(&mut asked).expect("what is asked");
    let asked = String::from_utf8(asked).expect("text");
    let told = if first.starts_with("GET /about.xml") {
        Ok(format!(
            "<root><device><deviceType>urn:schemas-upnp-org:device:InternetGatewayDevice:1</deviceType><serviceList>\
             <service><serviceType>{SERVICE}</serviceType><controlURL>/control</controlURL>\
             <SCPDURL>/actions.xml</SCPDURL></service></serviceList></device></root>"
        ))
    } else if first.starts_with("GET /actions.xml") {
        Ok(actions())
    } else {
        control(&asked, unlike, tell)
    };
    let (status, text) = match told {
        Ok(text) => ("200 OK", text),
        Err(code) => (
            "500 Internal Server Error",
            envelope(&format!(
                "<s:Fault><faultcode>s:Client</faultcode><faultstring>UPnPError</faultstring><detail>\
                 <UPnPError><errorCode>{code}</errorCode><errorDescription>no</errorDescription></UPnPError>\
                 </detail></s:Fault>"
            )),
        ),
    };
    let long = text.len();
    let head =
        format!("HTTP/1.1 {status}\r\nContent-Type: text/xml\r\nContent-Length: {long}\r\nConnection: close\r\n\r\n");
    let _ = read.into_inner().write_all(format!("{head}{text}").as_bytes());
}

/// What one can ask of the router, and with what.
fn actions() -> String {
    let mapping = [
        "NewRemoteHost",
        "NewExternalPort",
        "NewProtocol",
        "NewInternalPort",
        "NewInternalClient",
        "NewEnabled",
        "NewPortMappingDescription",
        "NewLeaseDuration",
    ];
    let action = |name: &str, asks: &[&str]| {
        let argument = |name: &&str| format!("<argument><name>{name}</name><direction>in</direction></argument>");
        let asks: String = asks.iter().map(argument).collect();
        format!("<action><name>{name}</name><argumentList>{asks}</argumentList></action>")
    };
    let list = [action("AddPortMapping", &mapping), action("DeletePortMapping", &mapping[..3])].concat();
    format!("<scpd><actionList>{list}</actionList></scpd>")
}

/// Does what it is told. Returns its answer, or the number of what is wrong.
fn control(asked: &str, unlike: Unlike, tell: &Sender<Done>) -> Result<String, u16> {
    let value = |name: &str| {
        let (_, rest) = asked.split_once(&format!("<{name}")).expect("it is named");
        let (_, rest) = rest.split_once('>').expect("it is there");
        rest.split('<').next().expect("a value").to_owned()
    };
    let number = |name: &str| value(name).parse::<u32>().expect("a number");
    let done = |name: &str, told: &str| {
        Ok(envelope(&format!("<u:{name}Response xmlns:u=\"{SERVICE}\">{told}</u:{name}Response>")))
    };
    if unlike.refuses {
        return Err(606);
    }
    if asked.contains(":GetExternalIPAddress") {
        let address = unlike.address.unwrap_or(OUTSIDE);
        return done("GetExternalIPAddress", &format!("<NewExternalIPAddress>{address}</NewExternalIPAddress>"));
    }
    let outside = number("NewExternalPort") as u16;
    if asked.contains(":AddPortMapping") {
        let (port, to, seconds) =
            (number("NewInternalPort") as u16, value("NewInternalClient"), number("NewLeaseDuration"));
        if unlike.is_taken && outside == port {
            return Err(718);
        }
        if unlike.knows_no_time && seconds > 0 {
            return Err(725);
        }
        tell.send(Done::Opened { outside, port, to, seconds }).expect("the test listens");
        return done("AddPortMapping", "");
    }
    assert!(asked.contains(":DeletePortMapping"), "{asked}");
    // The test may have ended.
    let _ = tell.send(Done::Closed(outside));
    done("DeletePortMapping", "")
}

fn envelope(body: &str) -> String {
    format!("<s:Envelope xmlns:s=\"http://schemas.xmlsoap.org/soap/envelope/\"><s:Body>{body}</s:Body></s:Envelope>")
}
