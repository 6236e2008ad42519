import { tidyRoomCode } from '@wheel/contract';
import { expect, it } from 'vitest';
import { hashToken } from '../tokens.ts';
import {
  drawCode,
  drawHostSecret,
  drawPairing,
  drawSeat,
  isHostSecret,
  isRightSecret,
  seatKeyOf,
  seatOfToken,
  seatToken,
} from './secrets.ts';

it('draws codes of six letters that can be typed', () => {
  const codes = Array.from({ length: 200 }, drawCode);
  for (const code of codes) expect(tidyRoomCode(code)).toBe(code);
  expect(new Set(codes).size).toBeGreaterThan(195);
});

it('knows the right host secret from any other', () => {
  const secret = drawHostSecret();
  expect(isHostSecret(secret)).toBe(true);
  expect(isRightSecret(secret, hashToken(secret))).toBe(true);
  expect(isRightSecret(drawHostSecret(), hashToken(secret))).toBe(false);
  expect(isRightSecret('', hashToken(secret))).toBe(false);
});

it('signs seats, so that nobody can make one up', () => {
  const key = seatKeyOf(drawHostSecret());
  const seat = drawSeat('p');
  const token = seatToken(seat, key);
  expect(seatOfToken(token, 'p', key)).toBe(seat);
  expect(seatOfToken(token, 'r', key)).toBeNull();
  expect(seatOfToken(token, 'p', seatKeyOf(drawHostSecret()))).toBeNull();
  expect(seatOfToken(`${drawSeat('p')}${token.slice(13)}`, 'p', key)).toBeNull();
  for (const bad of ['', '.', 'p.', token.slice(1), `${token}x`, '💥'.repeat(20)])
    expect(seatOfToken(bad, 'p', key)).toBeNull();
});

it('draws pairing tokens of 128 bits', () => {
  expect(drawPairing()).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(drawPairing()).not.toBe(drawPairing());
});
