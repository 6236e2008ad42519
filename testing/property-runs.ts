import fc from 'fast-check';

const runs = Number(process.env.PROPERTY_RUNS);

/** Properties that name no number of runs of their own run 100 times, and as often as asked for in the full run. */
if (runs > 0) fc.configureGlobal({ numRuns: runs });
