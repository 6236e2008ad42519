// The injected fault: a connection that does not answer is never given up.
import WebSocket from 'ws';

WebSocket.prototype.terminate = () => {};
