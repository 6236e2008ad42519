// Preloaded into a server under test: a busy machine is no reason to refuse what a test asks.
import { syncBuiltinESMExports } from 'node:module';
import performance from 'node:perf_hooks';

performance.monitorEventLoopDelay = () => ({
  count: 0,
  min: 0,
  enable() {},
  disable() {},
  reset() {},
});
syncBuiltinESMExports();
