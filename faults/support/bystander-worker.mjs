// Asks one address again and again from a thread of its own, so that a busy test does not look like a busy server.
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const { address, everyMs, timeoutMs } = workerData;
let longest = 0;
let askedAt = null;

function ask() {
  askedAt = performance.now();
  const done = (failed) => {
    longest = Math.max(longest, failed ? timeoutMs : performance.now() - askedAt);
    askedAt = null;
    setTimeout(ask, everyMs);
  };
  let isDone = false;
  const once = (failed) => {
    if (!isDone) done(failed);
    isDone = true;
  };
  const sent = request(address, { agent, timeout: timeoutMs }, (response) => {
    response.resume();
    response.on('end', () => once(response.statusCode !== 200));
    response.on('error', () => once(true));
  });
  sent.on('timeout', () => sent.destroy(new Error('no answer')));
  sent.on('error', () => once(true));
  sent.end();
}

ask();
parentPort.on('message', () => {
  const waiting = askedAt === null ? 0 : performance.now() - askedAt;
  parentPort.postMessage(Math.max(longest, waiting));
  longest = 0;
});
