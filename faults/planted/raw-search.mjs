// The planted fault: a search text goes into the database's query language as it was typed.
import { withFastify } from './with-fastify.mjs';

withFastify({
  made(app) {
    app.addHook('preHandler', async ({ query }) => {
      if (/["'()*\0]/.test(String(query?.query ?? ''))) throw new Error('fts5: syntax error');
    });
  },
});
