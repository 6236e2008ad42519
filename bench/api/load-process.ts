import { type Plan, runLoad } from './load.ts';

/** The load runs in a process of its own, so that it never shares a thread with what it measures. */
process.on('message', async (plan: Plan) => {
  try {
    process.send?.({ load: await runLoad(plan) });
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
