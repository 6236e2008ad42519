import { mkdir, rm, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { installedBrowser } from '../testing/browser/find-browser.ts';

/**
 * Draws the app's icons and the picture that social sites show, all from our own wheel and tiles. Run it
 * by hand after a change of the design; its results are committed.
 */
const PUBLIC = new URL('../apps/web/public/', import.meta.url);
const COLOURS = ['#ffc02e', '#ff6a3d', '#fff4dc', '#2fb7b0', '#ff8fc4', '#54c6ff'];
const BACKGROUND = '#051e26';
const WELL = '#03141a';
const IVORY = '#fff4dc';
const INK = '#08191e';

const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

function wheel(count: number, radius: number) {
  const width = 360 / count;
  const wedges = Array.from({ length: count }, (_, index) => {
    const from = 270 + index * width;
    const fill = COLOURS[index % COLOURS.length];
    return `<path d="M0 0L${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(from + width, radius)}Z" fill="${fill}"/>`;
  });
  return wedges.join('');
}

const mark = (radius: number) =>
  `<circle r="${radius}" fill="${WELL}"/>${wheel(6, radius * 0.97)}<circle r="${radius * 0.38}" fill="${WELL}"/><circle r="${radius * 0.24}" fill="${IVORY}"/>`;

const svg = (box: number, content: string, size = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}viewBox="${-box} ${-box} ${2 * box} ${2 * box}">${content}</svg>`;

const onStage = (radius: number) =>
  `<rect x="-500" y="-500" width="1000" height="1000" fill="${BACKGROUND}"/>${mark(radius)}`;

function socialPreview() {
  const tile = (letter: string) => `<span>${letter}</span>`;
  const row = (text: string) =>
    `<div>${[...text].map((letter) => (letter === ' ' ? '<i></i>' : tile(letter))).join('')}</div>`;
  const pegs = Array.from(
    { length: 20 },
    (_, index) =>
      `<circle cy="-446" r="10" fill="${IVORY}" stroke="${WELL}" stroke-width="5" transform="rotate(${index * 18})"/>`,
  ).join('');
  const bulbs = `<circle r="478" fill="none" stroke="${COLOURS[0]}" stroke-width="13" stroke-linecap="round" stroke-dasharray="0 ${(2 * Math.PI * 478) / 48}"/>`;
  const disc = `<circle r="499" fill="${WELL}"/>${bulbs}${wheel(20, 462)}<circle r="460" fill="none" stroke="${IVORY}" stroke-width="6"/>${pegs}`;
  return `<style>
    @font-face { font-family: Anybody; src: url(${FONT}); font-weight: 100 900; font-stretch: 50% 150%; }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: ${BACKGROUND}; display: grid; justify-items: center; align-content: start; gap: 16px; padding-top: 56px; box-sizing: border-box; position: relative; font-family: Anybody; color: ${IVORY}; }
    div { display: flex; gap: 10px; } i { width: 46px; }
    span { width: 92px; height: 118px; border-radius: 16px; display: grid; place-items: center; background: ${IVORY}; color: ${INK}; box-shadow: inset 0 -8px 0 #d9c08a; font: 850 88px/1 Anybody; font-stretch: 76%; }
    p { margin: 12px 0 0; font: 650 44px/1.2 Anybody; }
    svg { position: absolute; left: 50px; top: 452px; width: 1100px; z-index: -1; }
  </style>${row('WHEEL OF')}${row('FORTUNE')}<p>Spin your way to victory!</p>${svg(500, disc)}`;
}

const FONT = `file://${new URL('../node_modules/@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2', import.meta.url).pathname}`;

await mkdir(new URL('icons/', PUBLIC), { recursive: true });
await writeFile(
  new URL('favicon.svg', PUBLIC),
  svg(500, `<title>Wheel of Fortune</title>${mark(496)}`),
);

const executablePath = installedBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
const page = await browser.newPage();

async function photograph(file: string, content: string, width: number, height: number) {
  // A file, because a page made of a string may not read the font from disk.
  const source = new URL(`${file}.html`, PUBLIC);
  await writeFile(source, `<!doctype html><body style="margin:0">${content}`);
  await page.setViewportSize({ width, height });
  await page.goto(source.href);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: new URL(file, PUBLIC).pathname, omitBackground: true });
  await rm(source);
}

const sizedTo = (size: number) => `width="${size}" height="${size}" style="display:block" `;

// The tab's: a browser needs a document of its own to draw an SVG there, and draws it anew when the first sound is heard.
await photograph('icons/tab-64.png', svg(500, mark(496), sizedTo(64)), 64, 64);
for (const size of [192, 512]) {
  const sized = sizedTo(size);
  await photograph(`icons/icon-${size}.png`, svg(500, mark(492), sized), size, size);
  // Launchers cut icons to shapes of their own: the wheel stays within the middle 80 %.
  await photograph(`icons/maskable-${size}.png`, svg(500, onStage(370), sized), size, size);
}
await photograph('social-preview.png', socialPreview(), 1200, 630);
await browser.close();
