// The injected fault: now and then the whole server stands still, and one call in 500 fails.
import { withFastify } from './with-fastify.mjs';

let calls = 0;

withFastify({
  made(app) {
    app.addHook('onRequest', async () => {
      calls += 1;
      if (calls % 500 === 0) throw new Error('stumbled');
      if (calls % 700 !== 0) return;
      const until = performance.now() + 1500;
      while (performance.now() < until);
    });
  },
});
