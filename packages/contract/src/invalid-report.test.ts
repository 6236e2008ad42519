import { expect, it } from 'vitest';
import { invalidReport } from './invalid-report.ts';

const codesOf = (note: string) => invalidReport({ reason: 'other', note }).map(({ code }) => code);

it('lets a report do without a note', () => {
  expect(invalidReport({ reason: 'spam' })).toEqual([]);
  expect(codesOf('   ')).toEqual([]);
});

it('counts characters after trimming', () => {
  expect(codesOf(` ${'🎡'.repeat(300)} `)).toEqual([]);
  expect(codesOf('🎡'.repeat(301))).toEqual(['TOO_LONG']);
});

it('takes several lines, but nothing that cannot be shown', () => {
  expect(codesOf('first\r\n\tsecond')).toEqual([]);
  for (const note of ['a\0b', 'a\u202Eb', 'a\uD800b', 'a\u001B[2Jb'])
    expect(codesOf(note)).toEqual(['CONTROL_CHARACTERS']);
});
