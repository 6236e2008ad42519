// The planted fault: whoever names an address in X-Forwarded-For has that address.
import { withFastify } from './with-fastify.mjs';

withFastify({ options: (given) => ({ ...given, trustProxy: true }) });
