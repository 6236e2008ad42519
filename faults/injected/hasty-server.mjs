// The injected fault: commits come late, and a SIGTERM ends the process on the spot.
import './commit-later.mjs';

process.on('SIGTERM', () => process.exit(0));
