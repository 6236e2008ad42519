// The injected fault: the times of a plain Fastify, in which requestTimeout is off.
import { withFastify } from './with-fastify.mjs';

withFastify({
  options({ requestTimeout, connectionTimeout, keepAliveTimeout, http, ...rest }) {
    return rest;
  },
});
