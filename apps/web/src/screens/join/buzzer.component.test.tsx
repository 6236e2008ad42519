import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Buzzer } from './buzzer.tsx';
import type { PhoneView } from './phone-view.ts';
import { buzzerLook } from './phone-views.tsx';

const team = { at: 0, name: 'Red Pandas', color: '#FF8A80', score: 1200 };
const teams = [team, { name: 'Blue Whales', color: '#82B1FF' }];
const onPress = vi.fn();
const buzz = page.getByRole('button', { name: 'Buzz' });

afterEach(() => onPress.mockReset());

async function draw(view: PhoneView, first: number | null = null) {
  const look = buzzerLook(view, { team, teams, first });
  if (!look) throw new Error('no console');
  await render(<Buzzer look={look} team={team} player="Mia" onPress={onPress} />);
}

it('says who I am', async () => {
  await draw({ type: 'wait' });
  await expect.element(page.getByText('Red Pandas')).toBeVisible();
  await expect.element(page.getByText('1200')).toHaveTextContent('Score 1200');
  await expect.element(page.getByText('Mia')).toBeVisible();
});

it.each<readonly [PhoneView, string]>([
  [{ type: 'wait' }, 'Wait'],
  [{ type: 'open' }, 'Buzzers open'],
  [{ type: 'pressed' }, 'Buzzed'],
  [{ type: 'first' }, 'You were first'],
  [{ type: 'placed', place: 2, ms: 38 }, 'Blue Whales were first'],
  [{ type: 'tied' }, 'Blue Whales go first'],
  [{ type: 'mate' }, 'Your team buzzed'],
  [{ type: 'late', first: 1 }, 'Too late'],
  [{ type: 'locked', why: 'wrong' }, 'Locked'],
  [{ type: 'reconnecting' }, 'Reconnecting'],
  [{ type: 'away' }, 'Host away'],
])('says of %j: %s', async (view, text) => {
  await draw(view, 1);
  await expect.element(page.getByRole('status')).toHaveTextContent(text);
});

it('tells the place and the distance', async () => {
  await draw({ type: 'placed', place: 2, ms: 38 }, 1);
  await expect.element(page.getByText('+38 ms', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('2nd, +38 ms');
});

it('acts on the way down, with the age of the press', async () => {
  await draw({ type: 'open' });
  buzz.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(onPress.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(0);
  expect(onPress.mock.calls[0]?.[0]).toBeLessThan(1000);
});

it.each([' ', '{Enter}'])('acts on the key %s', async (key) => {
  await draw({ type: 'open' });
  buzz.element().focus();
  await userEvent.keyboard(key);
  expect(onPress).toHaveBeenCalledOnce();
});

it('hears a switch that only clicks', async () => {
  await draw({ type: 'open' });
  (buzz.element() as HTMLElement).click();
  expect(onPress).toHaveBeenCalledOnce();
});

it('does not take the end of a touch for a press', async () => {
  const drawn = (view: PhoneView) => {
    const look = buzzerLook(view, { team, teams, first: null });
    return look && <Buzzer look={look} team={team} player="Mia" onPress={onPress} />;
  };
  const { rerender } = await render(drawn({ type: 'wait' }));
  const touch = (type: string, more = {}) =>
    buzz.element().dispatchEvent(new PointerEvent(type, { bubbles: true, ...more }));
  touch('pointerdown');
  expect(onPress).toHaveBeenCalledOnce();
  await rerender(drawn({ type: 'open' }));
  touch('pointerup');
  touch('click', { detail: 1 });
  expect(onPress).toHaveBeenCalledOnce();
  (buzz.element() as HTMLElement).click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('is the lower two thirds of the phone', async () => {
  await page.viewport(390, 844);
  await draw({ type: 'open' });
  const { top, height, width } = buzz.element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(389);
  expect(height).toBeGreaterThan(540);
  expect(top).toBeGreaterThan(260);
  await page.viewport(1366, 768);
});

it('can be reached but not pressed while it is shut', async () => {
  await draw({ type: 'locked', why: 'host' });
  await expect.element(buzz).toHaveAttribute('aria-disabled', 'true');
});
