// The injected fault: the server believes that every message has left at once.
import WebSocket from 'ws';

Object.defineProperty(WebSocket.prototype, 'bufferedAmount', { get: () => 0 });
