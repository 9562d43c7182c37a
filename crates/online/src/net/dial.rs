//! The line to a table elsewhere, on a thread of its own.

use crate::wire::{LONGEST_LINE, LineEvent, Transport};
use futures_util::{SinkExt, StreamExt};
use std::sync::{Arc, Once, mpsc as of_threads};
use std::thread;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_tungstenite::connect_async_with_config;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// A line to a table elsewhere. It has no thread before it dials.
pub struct WebSocket {
    wake: Arc<dyn Fn() + Send + Sync>,
    connection: Option<Connection>,
}

/// The two ends of the thread that has the socket.
struct Connection {
    send: mpsc::UnboundedSender<String>,
    heard: of_threads::Receiver<LineEvent>,
}

/// A connection that is not there after this time is given up.
const LONGEST_TRY: Duration = Duration::from_secs(10);

/// What came and was not taken yet. A table that sends more waits.
const MOST_WAITING: usize = 256;

impl WebSocket {
    /// A line that calls `wake` whenever there is something to hear.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> WebSocket {
        WebSocket { wake: Arc::new(wake), connection: None }
    }
}

impl Transport for WebSocket {
    fn dial(&mut self, address: &str) {
        let (send, to_send) = mpsc::unbounded_channel();
        let (tell, heard) = of_threads::sync_channel(MOST_WAITING);
        let (wake, address) = (Arc::clone(&self.wake), address.to_owned());
        let failed = tell.clone();
        let run = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            if let Ok(runtime) = runtime {
                runtime.block_on(talk(&address, to_send, &tell, &wake));
            }
            let _ = tell.send(LineEvent::Down);
            wake();
        };
        if thread::Builder::new().name("friends".to_owned()).spawn(run).is_err() {
            let _ = failed.try_send(LineEvent::Down);
        }
        self.connection = Some(Connection { send, heard });
    }

    fn send(&mut self, line: String) {
        if let Some(connection) = &self.connection {
            // If the thread has ended, it has said so.
            let _ = connection.send.send(line);
        }
    }

    fn heard(&mut self) -> Option<LineEvent> {
        match self.connection.as_ref()?.heard.try_recv() {
            Err(of_threads::TryRecvError::Empty) => None,
            Ok(LineEvent::Down) | Err(of_threads::TryRecvError::Disconnected) => {
                self.connection = None;
                Some(LineEvent::Down)
            }
            Ok(heard) => Some(heard),
        }
    }

    fn hang_up(&mut self) {
        self.connection = None;
    }
}

/// What `rustls` computes with is chosen once for the whole program.
fn choose_provider() {
    static CHOSEN: Once = Once::new();
    CHOSEN.call_once(|| {
        // Somebody else may have chosen before.
        let _ = rustls::crypto::ring::default_provider().install_default();
    });
}

/// Passes lines on, until one of the two ends.
async fn talk(
    address: &str,
    mut to_send: mpsc::UnboundedReceiver<String>,
    tell: &of_threads::SyncSender<LineEvent>,
    wake: &Arc<dyn Fn() + Send + Sync>,
) {
    choose_provider();
    let config = WebSocketConfig::default().max_message_size(Some(LONGEST_LINE)).max_frame_size(Some(LONGEST_LINE));
    let connecting = connect_async_with_config(address, Some(config), true);
    let Ok(Ok((socket, _))) = tokio::time::timeout(LONGEST_TRY, connecting).await else { return };
    let (mut up, mut down) = socket.split();
    if tell.send(LineEvent::Up).is_err() {
        return;
    }
    wake();
    loop {
        tokio::select! {
            line = to_send.recv() => {
                let Some(line) = line else {
                    // Nobody needs the line any more.
                    let _ = up.close().await;
                    return;
                };
                if up.send(Message::Text(line.into())).await.is_err() {
                    return;
                }
            }
            message = down.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    if tell.send(LineEvent::Line(text.as_str().to_owned())).is_err() {
                        return;
                    }
                    wake();
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
        }
    }
}
