// Draws docs/pictures/spin.gif: a spin and a letter of a Classic show.
// Needs ffmpeg, gifsicle and a running server: npx tsx e2e/spin-picture.ts http://127.0.0.1:3000
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Action, PRESETS, TELEVISION_SEGMENTS } from '@wheel/game';
import { fromRoot } from '../scripts/lib/paths.ts';
import { launchBrowser } from '../testing/browser/launch.ts';
import { closeReward, stageOf } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';

const FRAME_MS = 80;
const scores: readonly Action[] = [3400, 1850, 2450, 900].map((score, team) => ({
  type: 'enterScore',
  team,
  score,
}));
const letters: readonly Action[] = [...'TRHP'].map((letter) => ({
  type: 'guessLetter',
  letter,
  free: true,
}));

/** Runs in the page: holds every animation at the time since it was first seen, which its id notes. */
function holdAnimations(now: number) {
  for (const animation of document.getAnimations()) {
    if (animation.id === '') animation.id = String(now);
    const time = now - Number(animation.id);
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (typeof endTime === 'number' && time >= endTime) {
      animation.finish();
    } else {
      animation.pause();
      animation.currentTime = time;
    }
  }
}

function filmOf(page: Page, folder: string) {
  let frames = 0;
  return async (durationMs: number) => {
    for (const end = frames + Math.round(durationMs / FRAME_MS); frames < end; frames += 1) {
      await page.evaluate(holdAnimations, frames * FRAME_MS);
      await page.screenshot({ path: join(folder, `${String(frames).padStart(4, '0')}.png`) });
      await page.clock.runFor(FRAME_MS);
    }
  };
}

async function play(page: Page, folder: string) {
  const stage = stageOf(page);
  const film = filmOf(page, folder);
  await page.clock.install();
  await hostShow(page, {
    puzzles: [{ category: 'Proverb', searchedWord: 'The early bird catches the worm' }],
    teams: ['Red Pandas', 'Blue Whales', 'Golden Geese', 'Tree Frogs'],
    rules: PRESETS.classic,
    played: [{ type: 'fillWheel', segments: TELEVISION_SEGMENTS }, ...scores, ...letters],
  });
  // The second visit shows no hint.
  await page.reload();
  await stage.spin.waitFor();
  // From here on time passes frame by frame.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await film(800);
  await stage.spin.click();
  await film(8_400);
  await closeReward(page);
  await film(800);
  await stage.key('C').click();
  await film(2_800);
}

const baseURL = process.argv[2] ?? 'http://127.0.0.1:3000';
const browser = await launchBrowser();
const folder = await mkdtemp(join(tmpdir(), 'spin-'));
try {
  const viewport = { width: 1366, height: 768 };
  const page = await browser.newPage({ baseURL, viewport });
  // The wheel comes to rest at the same segment every time.
  await page.addInitScript((drawn) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (values) =>
      values instanceof Uint32Array ? values.fill(drawn * 2 ** 32) : draw(values);
  }, 0.41);
  await play(page, folder);
  const gif = fromRoot('docs/pictures/spin.gif');
  const palette =
    'split[a][b];[a]palettegen=max_colors=96:stats_mode=full[p];[b][p]paletteuse=dither=none';
  const filter = `scale=800:-1:flags=lanczos,${palette}`;
  const input = ['-framerate', String(1000 / FRAME_MS), '-i', join(folder, '%04d.png')];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-vf', filter, gif]);
  execFileSync('gifsicle', ['--batch', '-O3', '--lossy=60', gif]);
} finally {
  await rm(folder, { recursive: true });
  await browser.close();
}
