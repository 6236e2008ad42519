import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { type HeardFrom, PLAIN_STAGE, stageSettings } from '../stage-settings.ts';
import { audienceStore, useIsHeard } from './heard.ts';

const Heard = () => <p>{useIsHeard() ? 'heard here' : 'not heard here'}</p>;

function hear(from: HeardFrom, hasScreens: boolean): void {
  stageSettings.setState({ sounds: { ...PLAIN_STAGE.sounds, from } });
  audienceStore.setState({ hasScreens });
}

beforeEach(() => hear('both', false));

it('[L11] is heard where the host wants it, and here while there is no audience screen', async () => {
  const host = await openWindows().openHost();
  await render(<Heard />, { wrapper: inShow(host) });
  const here = page.getByText(/^heard here/);
  await expect.element(here).toBeVisible();
  hear('both', true);
  await expect.element(here).toBeVisible();
  hear('host', true);
  await expect.element(here).toBeVisible();
  hear('screen', true);
  await expect.element(page.getByText('not heard here')).toBeVisible();
  hear('screen', false);
  await expect.element(here).toBeVisible();
});

it('[L11] is not heard in a second window, whatever the host wants', async () => {
  const windows = openWindows();
  await windows.openHost();
  const second = await windows.openWindow();
  hear('host', true);
  await render(<Heard />, { wrapper: inShow(second) });
  await expect.element(page.getByText('not heard here')).toBeVisible();
});
