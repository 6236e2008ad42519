import { LastingHost } from '../../testing/rooms/lasting-guest.ts';

/** A host in a process of its own, which can be put to sleep. */
const [origin = '', code = '', hostSecret = ''] = process.argv.slice(2);
const { act } = LastingHost.of(() => [origin], { code, hostSecret });
setInterval(act, 500);
