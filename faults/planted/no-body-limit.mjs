// The planted fault: no route knows a largest body.
import { withFastify } from './with-fastify.mjs';

withFastify({
  made(app) {
    app.addHook('onRoute', (route) => {
      route.bodyLimit = 2 ** 40;
    });
  },
});
