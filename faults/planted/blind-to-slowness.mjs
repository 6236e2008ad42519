// The planted fault: the server believes that whatever it sends has left at once.
import WebSocket from 'ws';

Object.defineProperty(WebSocket.prototype, 'bufferedAmount', { get: () => 0 });
