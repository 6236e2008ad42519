// The planted fault: no call refuses a token; a bad one counts as none.
import { withFastify } from './with-fastify.mjs';

withFastify({
  made(app) {
    app.addHook('onRoute', (route) => {
      if (route.config?.session === 'write') route.config.session = 'read';
    });
  },
});
