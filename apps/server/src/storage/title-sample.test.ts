import { expect, it } from 'vitest';
import { START } from './grams.ts';
import { TitleSample } from './title-sample.ts';

it('tells the share of titles that contain a text, each counted once', () => {
  const sample = new TitleSample();
  expect(sample.density('a')).toBe(0);
  sample.fill(['banana', 'apple', 'cherry', 'quiz']);
  expect(sample.density('a')).toBe(0.5);
  expect(sample.density(`${START}a`)).toBe(0.25);
  expect(sample.density('zebra')).toBe(0);
});

it('does not find a text across two titles', () => {
  const sample = new TitleSample();
  sample.fill(['quiz', 'night']);
  expect(sample.count('zn')).toBe(0);
});

it('learns new titles and forgets the oldest', () => {
  const sample = new TitleSample();
  sample.fill(Array.from({ length: sample.size }, () => 'old'));
  for (let nth = 0; nth < 2 * sample.size; nth++) sample.add('new');
  expect(sample.density('new')).toBe(1);
});
