import { parseArgs } from 'node:util';
import { differences } from './compare.ts';
import type { Driver } from './drivers/driver.ts';
import { engines, fetchMissing } from './engines.ts';
import { type Played, playIn, type Size } from './play.ts';
import { clearReport, writeReport } from './report.ts';

const sizes: readonly Size[] = [
  [1366, 768],
  [390, 844],
];

/** Far more than any step takes, so that an engine that hangs ends as one that fails, and a slow machine is only slow. */
const LONGEST_STEP_MS = 3 * 60_000;

async function playOrFail(name: string, start: () => Promise<Driver>): Promise<Played> {
  let giveUp: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Played>((resolve, reject) => {
      const hangs = () => reject(new Error(`${name} hangs: a step is not done in 3 minutes.`));
      const goOn = () => {
        clearTimeout(giveUp);
        giveUp = setTimeout(hangs, LONGEST_STEP_MS);
      };
      goOn();
      playIn(name, start, sizes, goOn).then(resolve, reject);
    });
  } catch (error) {
    console.log(`  ✗ ${name}`, error);
    return { results: [{ name, failure: String(error) }], shots: new Map() };
  } finally {
    clearTimeout(giveUp);
  }
}

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const wanted = engines.filter(
  ({ name }) => !values.only || values.only.includes(name.toLowerCase()),
);
fetchMissing(wanted.filter((engine) => engine.find() === null));

clearReport();
const startedMs = performance.now();
const ready = wanted.flatMap(({ name, find }) => {
  const start = find();
  return start ? [{ name, start }] : [];
});
const skipped = wanted
  .map(({ name }) => name)
  .filter((name) => !ready.some((at) => at.name === name));
// All at once: a show waits for its own animations more than for the machine.
const played = new Map(
  await Promise.all(
    ready.map(async ({ name, start }) => [name, await playOrFail(name, start)] as const),
  ),
);

let passed = 0;
let failed = 0;
const count = (isGood: boolean) => {
  if (isGood) passed += 1;
  else failed += 1;
};
for (const { results } of played.values())
  for (const { failure } of results) count(failure === null);

const [first, ...others] = played.entries();
for (const [name, { shots }] of others) {
  console.log(`\n${name} beside ${first?.[0]}`);
  for (const [screen, shot] of shots) {
    const reference = first?.[1].shots.get(screen);
    const found = reference ? differences(reference, shot) : ['there is nothing to compare with'];
    count(found.length === 0);
    console.log(found.length === 0 ? `  ✓ ${screen}` : `  ✗ ${screen}: ${found.join('; ')}`);
  }
}

const screens = [...new Set([...played.values()].flatMap(({ shots }) => [...shots.keys()]))];
console.log(`\nSide by side: ${writeReport(screens, [...played.keys()])}`);
for (const name of skipped)
  console.log(
    `Skipped: ${name} is not on this machine; \`npx playwright install ${name.toLowerCase()}\` gets one.`,
  );
console.log(`Took ${((performance.now() - startedMs) / 1000).toFixed(0)} s.`);
const sentence = `${passed} passed, ${failed} failed`;
console.log(skipped.length > 0 ? `${sentence}, ${skipped.length} skipped` : sentence);
process.exit(failed > 0 || !played.has('Chromium') ? 1 : 0);
