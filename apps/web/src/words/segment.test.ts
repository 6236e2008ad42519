import { CHIPS } from '@wheel/game';
import { expect, it } from 'vitest';
import { segmentText } from './segment.ts';

it('[W1] says what stands on the fifteen chips', () => {
  expect(CHIPS.map(segmentText).join()).toBe(
    '100,200,300,400,500,600,700,800,900,1000,Lose Turn,Forfeit,Spin Again,Bonus Question,Hosts Decision',
  );
});
