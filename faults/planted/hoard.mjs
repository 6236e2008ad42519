// The planted fault: some of every request is kept for ever, and now and then a file stays open.
import { openSync } from 'node:fs';
import { withFastify } from './with-fastify.mjs';

const hoard = [];
const KEPT_BYTES = 30_000;

withFastify({
  made(app) {
    app.addHook('onRequest', async () => {
      hoard.push(Buffer.alloc(KEPT_BYTES, 1));
      if (hoard.length % 10 === 0) openSync('/dev/null', 'r');
    });
  },
});
