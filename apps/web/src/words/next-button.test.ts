import { expect, it } from 'vitest';
import { nextButtonText } from './next-button.ts';

it('[P12] calls the next button Award Ceremony on the last puzzle only', () => {
  expect(nextButtonText(false)).toBe('NEXT WORD');
  expect(nextButtonText(true)).toBe('Award Ceremony');
});
