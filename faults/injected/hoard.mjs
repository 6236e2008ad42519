// The injected fault: some of every request is kept for ever, and now and then a file stays open.
import { subscribe } from 'node:diagnostics_channel';
import { openSync } from 'node:fs';

const hoard = [];
const KEPT_BYTES = 30_000;

subscribe('http.server.request.start', () => {
  hoard.push(Buffer.alloc(KEPT_BYTES, 1));
  if (hoard.length % 10 === 0) openSync('/dev/null', 'r');
});
