import type { BuzzPlace } from '@wheel/contract';
import { PRESETS, type PublicEvent, type PublicShow } from '@wheel/game';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { redPicture } from '../../../test/pictures.ts';
import { inShow } from '../../../test/show-in-memory.tsx';
import { shownAfter, startOf } from '../../../test/started-show.ts';
import { pageClock } from '../../lib/clock.ts';
import { createMirroredShow } from '../../room/screen.ts';
import { AudiencePodium } from './corner.tsx';
import { ScreenBrand } from './screen-brand.tsx';
import { AudienceStage } from './stage.tsx';
import { AboutToBegin, JoinInfo } from './waiting.tsx';

const show = shownAfter(...startOf({ rules: PRESETS.classic, names: ['Red Pandas'] }), {
  type: 'guessLetter',
  letter: 'D',
  free: true,
});
const told = (more: Partial<PublicShow> = {}): PublicShow => ({ ...show, ...more });

type Drawn = { readonly buzz?: readonly BuzzPlace[]; readonly events?: readonly PublicEvent[] };

async function draw(state: PublicShow, { buzz = [], events = [] }: Drawn = {}) {
  const { show: mirrored, follow } = createMirroredShow(pageClock, false);
  follow(state, 0, []);
  const drawn = await render(<AudienceStage buzz={buzz} code="KXMRTD" />, {
    wrapper: inShow(mirrored),
  });
  await expect.element(page.getByTestId('team-card').first()).toBeVisible();
  follow(state, 0, events);
  return { ...drawn, follow };
}

const tiles = () =>
  page
    .getByTestId('tile')
    .elements()
    .map((tile) => tile.textContent);

it('draws the board of the host, the wheel, the scores and the code', async () => {
  await draw(told());
  expect(tiles()).toEqual(['', '', 'D', 'D', '', '']);
  await expect.element(page.getByText('ANIMAL')).toBeVisible();
  await expect.element(page.getByText('KXM RTD')).toBeVisible();
  await expect.element(page.getByTestId('wheel')).toBeInTheDocument();
  await expect.element(page.getByText('Red Pandas')).toBeVisible();
});

it('tells the prizes that a team holds and has won, and the one that was spun', async () => {
  const [first] = show.teams;
  if (!first) throw new Error('No team.');
  const held = { count: 1, newest: ['Free coffee'] };
  const won = { count: 4, newest: ['Cake', 'Tea', 'Joker'] };
  const reward = { type: 'prize', text: 'Free coffee' } as const;
  await draw(told({ teams: [{ ...first, earned: 900, held, won }], reward }));
  await expect.element(page.getByTestId('spin-result')).toHaveTextContent('Free coffee');
  await expect.element(page.getByTestId('team-held')).toHaveAccessibleName('Holds Free coffee');
  await expect
    .element(page.getByTestId('team-won'))
    .toHaveAccessibleName('Won Cake, Tea and Joker');
  await expect.element(page.getByTestId('team-won')).toHaveTextContent('4');
});

it('has nothing to press', async () => {
  await draw(told());
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('shows who buzzed, the next ones, and a tie', async () => {
  const buzz = [
    { team: 1, place: 1, ms: 0 },
    { team: 0, place: 2, ms: 38 },
  ];
  await draw(told(), { buzz });
  const banner = page.getByTestId('buzz-banner');
  await expect.element(banner).toHaveAccessibleName('Team 2 buzzed first');
  await expect.element(banner).toHaveTextContent('+38 ms');
});

it('splits the floor for a tie', async () => {
  const buzz = [
    { team: 1, place: 1, ms: 0, tied: true },
    { team: 0, place: 2, ms: 4, tied: true },
  ] as const;
  await draw(told(), { buzz });
  await expect.element(page.getByTestId('buzz-banner')).toHaveTextContent('TIE');
});

it('shows all who tied, and those behind them', async () => {
  const placed = [0, 4, 9, 38].map((ms, at) => ({ team: at, place: at + 1, ms }));
  const buzz = placed.map((one) => (one.ms < 10 ? { ...one, tied: true as const } : one));
  const teams = [...told().teams, ...told().teams].map((team, at) => ({
    ...team,
    name: `Team ${at}`,
    color: `#FF8A8${at}`,
  }));
  await draw(told({ teams }), { buzz });
  const banner = page.getByTestId('buzz-banner');
  await expect.element(banner).toHaveAccessibleName('Tie: Team 0, Team 1, Team 2');
  await expect.element(banner).toHaveTextContent('+38 ms');
});

it('shows the wheel while it turns, and what it gave', async () => {
  const { rerender } = await draw(told({ spin: { extraDegrees: 1900, elapsedMs: 0 } }));
  await expect.element(page.getByTestId('wheel')).toHaveAttribute('data-spinning', 'true');
  await rerender(<div />);
  await draw(told({ reward: { type: 'points', value: 700 } }));
  await expect.element(page.getByTestId('spin-result')).toHaveTextContent('700');
});

it('crosses the stage after a wrong guess', async () => {
  await draw(told(), { events: [{ type: 'wrongLetter', letter: 'Z' }] });
  await expect.element(page.getByTestId('wrong-x')).toBeVisible();
});

it('fits every screen it is made for', async () => {
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [1920, 1080],
    [768, 1024],
  ] as const) {
    await page.viewport(width, height);
    const { unmount } = await draw(told());
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const card of page.getByTestId('team-card').elements()) {
      const { right, bottom } = card.getBoundingClientRect();
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    await unmount();
  }
  await page.viewport(1366, 768);
});

it('waits with the way in, and ends with the podium', async () => {
  const { show: mirrored, follow } = createMirroredShow(pageClock, false);
  follow(told({ screen: 'wheel' }), 0, []);
  const info = <JoinInfo code="KXMRTD" joinAt="http://wheel.example" />;
  const { rerender } = await render(info, { wrapper: inShow(mirrored) });
  await expect.element(page.getByRole('img', { name: 'QR code to join' })).toBeVisible();
  await expect.element(page.getByText('wheel.example/join')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Code KXM RTD' })).toBeVisible();
  await rerender(<AudiencePodium />);
  await expect.element(page.getByTestId('podium-1')).toHaveTextContent('Red Pandas');
});

it('[L4] shows name and logo while it waits, on the podium, and the logo alone over the board', async () => {
  const { show: mirrored, follow } = createMirroredShow(pageClock, false);
  follow(told(), 0, []);
  const branded = (screen: ReactNode) => (
    <ScreenBrand value={{ name: 'Owls', picture: redPicture() }}>{screen}</ScreenBrand>
  );
  const name = page.getByTestId('show-name');
  const logo = page.getByRole('img', { name: 'Owls' });
  const { rerender } = await render(branded(<AudienceStage buzz={[]} code="" />), {
    wrapper: inShow(mirrored),
  });
  await expect.element(logo).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  for (const screen of [
    <JoinInfo key="join" code="KXMRTD" joinAt="http://wheel.example" />,
    <AboutToBegin key="begin" />,
    <AudiencePodium key="podium" />,
  ]) {
    await rerender(branded(screen));
    await expect.element(name).toBeVisible();
    await expect.element(logo).toBeVisible();
  }
});
