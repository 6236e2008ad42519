import { generate } from 'lean-qr';
import { expect, it } from 'vitest';
import { qrText } from './qr-text.ts';

const ADDRESS = 'http://192.168.178.24:3000';

/** The modules as a reader sees them on the screen; true for a dark one. */
const modulesOf = (text: string) =>
  text.split('\n').flatMap((line) => {
    const row = [...line.slice('\u001b[40;97m'.length, -'\u001b[0m'.length)];
    return [' ▄', ' ▀'].map((dark) => row.map((block) => dark.includes(block)));
  });

it('draws every module of the code, with a light edge of four', () => {
  const code = generate(ADDRESS);
  const modules = modulesOf(qrText(ADDRESS));
  for (let y = -4; y < code.size + 4; y += 1)
    for (let x = -4; x < code.size + 4; x += 1)
      expect(modules[y + 4]?.[x + 4], `${x}, ${y}`).toBe(code.get(x, y));
});

it('is white on black and fits into a terminal of 80 columns and 24 lines', () => {
  const lines = qrText(ADDRESS).split('\n');
  expect(lines.length).toBeLessThan(20);
  for (const line of lines) {
    expect(line.startsWith('\u001b[40;97m') && line.endsWith('\u001b[0m')).toBe(true);
    expect(line).toMatch(/m[ ▀▄█]{33}\W/);
  }
});
