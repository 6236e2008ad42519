import { PRESETS } from '@wheel/game';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { prepareAudio } from '../src/lib/audio/audio.ts';
import type { Ending } from '../src/room/client/link.ts';
import { remoteSeat } from '../src/room/saved.ts';
import { CodePage } from '../src/screens/join/join-pages.tsx';
import { RemoteScreen } from '../src/screens/remote/remote-screen.tsx';
import { flawsIn, IN_HAND, ON_WALL } from './looked-at.ts';
import { welcomeAs } from './room/fake-links.ts';
import { drawPhone, drawRemote, drawScreen, forPhones, toldShow } from './room/guest-in-memory.tsx';

const says = (text: string) =>
  expect.element(page.getByRole('status').first()).toHaveTextContent(text);
const round = { t: 'buzz', round: 1, open: true, mine: null, team: false } as const;
const classic = { type: 'chooseRules', rules: PRESETS.classic } as const;
const value = { type: 'setValue', value: 600 } as const;

it('looks good on a phone that comes', async () => {
  await render(<CodePage error="No room has this code" onCode={() => {}} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(await flawsIn('phone-code-wrong', IN_HAND)).toEqual([]);
});

it('looks good on a phone that waits at the door', async () => {
  const { hear } = await drawPhone();
  hear(welcomeAs('player', { waiting: '4' }));
  await says('Wait at the door');
  expect(await flawsIn('phone-asking', IN_HAND)).toEqual([]);
});

it.each<readonly [Ending, string]>([
  ['superseded', 'another window'],
  ['incompatible', 'Out of date'],
])('looks good on a phone after the ending %s', async (ending, text) => {
  const { end } = await drawPhone();
  end(ending);
  await says(text);
  expect(await flawsIn(`phone-${ending}`, IN_HAND)).toEqual([]);
});

it('looks good on a phone in a tie, and behind a lock', async () => {
  const { hear, show } = await drawPhone();
  const buzz = [
    { team: 3, place: 1, ms: 0, tied: true },
    { team: 0, place: 2, ms: 4, tied: true },
  ] as const;
  show(forPhones(toldShow()), { buzz });
  hear({ ...round, open: false, mine: { place: 2, ms: 4, tied: true } });
  await says('Tie');
  expect(await flawsIn('phone-tied', IN_HAND)).toEqual([]);
  show(forPhones(toldShow()));
  hear({ ...round, round: 2 });
  hear({ ...round, round: 2, open: false });
  await says('The host locked the buzzers');
  expect(await flawsIn('phone-locked-by-host', IN_HAND)).toEqual([]);
});

it('looks good on a phone that shows the board', async () => {
  const { show } = await drawPhone();
  show(toldShow());
  await expect.element(page.getByTestId('phone-board')).toBeVisible();
  expect(await flawsIn('phone-board', IN_HAND)).toEqual([]);
  show(toldShow(classic, value));
  await says('Choose a letter');
  expect(await flawsIn('phone-letters-board', IN_HAND)).toEqual([]);
  await page.getByRole('button', { name: 'Solve the puzzle' }).click();
  await says('Solve the puzzle');
  expect(await flawsIn('phone-phrase-board', IN_HAND)).toEqual([]);
});

it('looks good on a phone whose letter was refused', async () => {
  const { hear, show } = await drawPhone();
  show(forPhones(toldShow(classic, value)));
  await page.getByRole('button', { name: 'L', exact: true }).click();
  await page.getByRole('button', { name: 'Send L' }).click();
  hear({ t: 'heard', id: '1', ok: false, why: 'Not enough points for a vowel' });
  await says('Not enough points');
  expect(await flawsIn('phone-letter-refused', IN_HAND)).toEqual([]);
});

it('looks good on a remote that nobody answers', async () => {
  const { hear, show, break: cut } = await drawRemote();
  show(toldShow(classic));
  hear({ t: 'away', host: true });
  await says('Host away');
  expect(await flawsIn('remote-away', IN_HAND)).toEqual([]);
  await page.getByRole('button', { name: 'Open buzzers' }).click();
  hear({ t: 'answer', id: '1', ok: false, why: 'away' });
  await says('Host does not answer');
  expect(await flawsIn('remote-silent', IN_HAND)).toEqual([]);
  cut();
  await says('Reconnecting');
  expect(await flawsIn('remote-offline', IN_HAND)).toEqual([]);
});

it('looks good on a remote that waits for the host', async () => {
  const { hear } = await drawRemote();
  hear(welcomeAs('remote', { waiting: '4' }));
  await says('Waiting for the host to let you in');
  expect(await flawsIn('remote-waiting', IN_HAND)).toEqual([]);
});

it.each<Ending>(['refused', 'full', 'door', 'removed'])(
  'looks good on a remote after the ending %s',
  async (why) => {
    const { end } = await drawRemote();
    end(why);
    expect(await flawsIn(`remote-${why}`, IN_HAND)).toEqual([]);
  },
);

it('looks good on a remote that is not paired', async () => {
  remoteSeat.remove();
  await render(<RemoteScreen />);
  await says('Choose Pair a remote');
  expect(await flawsIn('remote-unpaired', IN_HAND)).toEqual([]);
});

it('looks good on a wall without its host, and after a wrong letter', async () => {
  const { hear, show } = await drawScreen();
  show(toldShow());
  hear({ t: 'away', host: true });
  await expect.element(page.getByText('Host away')).toBeVisible();
  expect(await flawsIn('screen-away', ON_WALL)).toEqual([]);
  hear({ t: 'away', host: false });
  show(toldShow(), {}, [{ type: 'wrongLetter', letter: 'Z' }]);
  await expect.element(page.getByTestId('wrong-x')).toBeVisible();
  expect(await flawsIn('screen-wrong', ON_WALL.slice(2))).toEqual([]);
});

it('looks good on a wall that may not be heard yet', async () => {
  const state = vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('suspended');
  prepareAudio();
  const { show } = await drawScreen('');
  show(toldShow());
  await expect.element(page.getByRole('button', { name: 'Tap for sound' })).toBeVisible();
  expect(await flawsIn('screen-sound', ON_WALL)).toEqual([]);
  state.mockRestore();
});

it('looks good on a wall with a tie of three, and one with those behind', async () => {
  const { show } = await drawScreen();
  const placed = [0, 4, 9, 38].map((ms, at) => ({ team: (at + 1) % 4, place: at + 1, ms }));
  const tiedOf = (count: number) =>
    placed.map((one, at) => (at < count ? { ...one, tied: true as const } : one));
  const buzz = tiedOf(3);
  show(toldShow(), { buzz });
  await expect.element(page.getByTestId('buzz-banner')).toBeVisible();
  expect(await flawsIn('screen-tie-of-three', ON_WALL)).toEqual([]);
  const two = tiedOf(2).map((one, at) => (at === 2 ? { ...one, ms: 21 } : one));
  show(toldShow(), { buzz: two });
  await expect.element(page.getByTestId('buzz-banner')).toHaveTextContent('+21 ms');
  expect(await flawsIn('screen-tie-and-next', ON_WALL)).toEqual([]);
});

it.each<Ending>(['full', 'door', 'removed', 'superseded', 'incompatible'])(
  'looks good on a wall after the ending %s',
  async (why) => {
    const { end } = await drawScreen();
    end(why);
    expect(await flawsIn(`screen-${why}`, ON_WALL)).toEqual([]);
  },
);

it('finds what does not fit, and what has no name', async () => {
  const button = <button type="button" style={{ position: 'fixed', left: 380, width: 60 }} />;
  await render(<main>{button}</main>);
  const flaws = (await flawsIn('planted', IN_HAND)).join(' ');
  expect(flaws).toContain('leaves the page sideways');
  expect(flaws).toContain('button-name');
});
