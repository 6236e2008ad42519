import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Part, type PartResult, runPart } from './part.ts';

/** Parts that run beside each other; most steps have one. */
export type Step = readonly Part[];

export type Ended = PartResult & { readonly part: Part };

/**
 * Runs all parts of a step to their end, however the others end. One part alone says what it says at once; of several,
 * each is heard in one piece when it has ended.
 */
export async function runStep(
  step: Step,
  print: (text: string) => void,
): Promise<readonly Ended[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wheel-step-'));
  const startedMs = performance.now();
  const running = step.map(async (part, index) => {
    const outputFile = step.length > 1 ? join(folder, `${index}.txt`) : undefined;
    const result = await runPart(part, outputFile);
    const tookS = ((performance.now() - startedMs) / 1000).toFixed(1);
    if (outputFile !== undefined) print(`\n▸ ${part.name}\n${readFileSync(outputFile, 'utf8')}`);
    print(`${result.ok ? '✓' : '✗'} ${part.name}: ${tookS} s`);
    return { ...result, part };
  });
  const ended = await Promise.all(running);
  rmSync(folder, { recursive: true });
  return ended;
}
