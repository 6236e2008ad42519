import { setupWith } from '@wheel/contract/testing/setup';
import { CHIPS, chipText } from '@wheel/game';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStore } from 'zustand';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { libraryApi } from '../../lib/api/library-api.ts';
import { changeStage, PLAIN_STAGE, stageSettings } from '../../show/stage-settings.ts';
import { fetchGameSetup, gameSetup } from '../../stores/game-setup.ts';
import { SetupOffer } from './setup-offer.tsx';

const button = (name: string) => page.getByRole('button', { name });
const offer = page.getByTestId('setup-offer');

beforeEach(() => {
  changeStage({ ...PLAIN_STAGE, name: 'Owls' });
  gameSetup.setState({ brought: null });
});

function Brought() {
  const brought = useStore(gameSetup, (state) => state.brought);
  return brought && <SetupOffer brought={brought} />;
}

async function draw(isMine: boolean) {
  vi.spyOn(libraryApi, 'setup').mockResolvedValue({
    setup: setupWith({ look: 'winter', sounds: 'soft' }),
    username: 'marta',
    isMine,
  });
  const store = await openWindows().openWindow('teams');
  await fetchGameSetup('1');
  await render(<Brought />, { wrapper: inShow(store) });
  return () => store.getState().run?.show.availableChips.slice(CHIPS.length).map(chipText);
}

it('offers the setup of another host, and changes nothing before it is used', async () => {
  const ownChips = await draw(false);
  await expect
    .element(offer)
    .toHaveTextContent(
      'This game by marta brings a setup: Monday class4 segments · Classic · Winter · Soft · own chips: Free coffee, 2500',
    );
  expect(ownChips()).toEqual([]);
  await button('Use it').click();
  expect(ownChips()).toEqual(['Free coffee', '2500']);
  expect(stageSettings.getState()).toMatchObject({ look: 'winter', name: 'Owls' });
  await expect.element(offer).not.toBeInTheDocument();
  await button('Undo').click();
  expect(ownChips()).toEqual([]);
  expect(stageSettings.getState().look).toBe('tungsten');
});

it('goes without a change where the host keeps what stands', async () => {
  const ownChips = await draw(false);
  await button('Keep mine').click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(ownChips()).toEqual([]);
});

it('puts the setup of an own game on, and back where it is declined', async () => {
  const ownChips = await draw(true);
  await expect.element(offer).toHaveTextContent('Your game has brought its setup: Monday class');
  await expect.element(button('Use it')).not.toBeInTheDocument();
  expect(ownChips()).toEqual(['Free coffee', '2500']);
  expect(stageSettings.getState().look).toBe('winter');
  await button('Keep mine').click();
  expect(ownChips()).toEqual([]);
  expect(stageSettings.getState().look).toBe('tungsten');
  await expect.element(offer).not.toBeInTheDocument();
});

it('leaves what the host has typed since, where it is declined', async () => {
  await draw(true);
  await expect.element(button('Keep mine')).toBeVisible();
  const { sounds } = stageSettings.getState();
  changeStage({ name: 'Monday Owls', sounds: { ...sounds, effects: 40 } });
  await button('Keep mine').click();
  expect(stageSettings.getState()).toMatchObject({
    look: 'tungsten',
    name: 'Monday Owls',
    sounds: { set: 'television', effects: 40 },
  });
});

it('does not appear where the call fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(libraryApi, 'setup').mockRejectedValue(new Error('offline'));
  await fetchGameSetup('1');
  expect(gameSetup.getState().brought).toBeNull();
});
