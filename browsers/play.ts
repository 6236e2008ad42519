import { openHouse } from '../testing/system/server.ts';
import type { Shot } from './compare.ts';
import type { Driver } from './drivers/driver.ts';
import { hostWith, until } from './host.ts';
import { calling, endPose, type Part, poseForPicture } from './in-page.ts';
import { libraryEvening } from './library.ts';
import { keepPicture } from './report.ts';
import { roomEvening } from './rooms.ts';
import { type Step, wholeShow } from './show.ts';

export type Played = {
  readonly results: readonly { readonly name: string; readonly failure: string | null }[];
  readonly shots: ReadonlyMap<string, Shot>;
};

export type Size = readonly [width: number, height: number];

/** An engine may show a new size or state some frames late: two pictures in a row have to be the same. */
async function stillPicture(driver: Driver): Promise<Buffer> {
  let last = await driver.screenshot();
  return until('the picture stands still', async () => {
    const before = last;
    last = await driver.screenshot();
    return last.equals(before) ? last : null;
  });
}

/** The page that does not exist is opened on purpose. */
const expected = /status of 404/;

/** One engine plays the whole show on a server of its own. A step that fails ends it: the next ones build on it. */
export async function playIn(
  engine: string,
  start: () => Promise<Driver>,
  sizes: readonly Size[],
  onStep: () => void,
): Promise<Played> {
  const results: { name: string; failure: string | null }[] = [];
  const shots = new Map<string, Shot>();
  const house = await openHouse();
  const driver = await start();
  console.log(`${engine}: ${driver.browser}`);
  const host = hostWith(driver, house.origin);
  const resize = async (width: number, height: number) => {
    await driver.resize(width, height);
    await until(
      `the window is ${width}×${height}`,
      async () =>
        (await driver.evaluate(`innerWidth === ${width} && innerHeight === ${height}`)) === true,
    );
  };
  const see = async (screen: string) => {
    for (const [width, height] of [...sizes].reverse()) {
      await resize(width, height);
      const parts = (await driver.evaluate(calling(poseForPicture))) as readonly Part[];
      const png = await stillPicture(driver);
      await driver.evaluate(calling(endPose));
      shots.set(`${screen}-${width}`, { png, parts });
      keepPicture(`${screen}-${width}`, engine, png);
    }
  };
  let lastMs = performance.now();
  const record = (name: string, failure: string | null) => {
    results.push({ name, failure });
    onStep();
    const tookMs = performance.now() - lastMs;
    lastMs += tookMs;
    const line = `${engine}: ${name} (${(tookMs / 1000).toFixed(1)} s)`;
    console.log(failure === null ? `  ✓ ${line}` : `  ✗ ${line}: ${failure}`);
  };
  const play = async ([name, act]: Step) => {
    try {
      await act(host, see);
      record(name, null);
      return true;
    } catch (error) {
      keepPicture('failed', engine, await driver.screenshot().catch(() => Buffer.alloc(0)));
      record(name, error instanceof Error ? error.message : String(error));
      return false;
    }
  };

  try {
    const [width, height] = sizes[0] ?? [1366, 768];
    await resize(width, height);
    for (const step of [...wholeShow, ...roomEvening, ...libraryEvening])
      if (!(await play(step))) break;
    const complaints = driver.complaints.filter((complaint) => !expected.test(complaint));
    record('nothing complained', complaints.length > 0 ? complaints.join('; ') : null);
  } finally {
    await driver.close();
    await house.close();
  }
  return { results, shots };
}
