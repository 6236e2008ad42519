import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { welcomeAs } from '../../../test/room/fake-links.ts';
import { drawRemote, toldShow } from '../../../test/room/guest-in-memory.tsx';
import type { Ending } from '../../room/client/link.ts';

const answer = page.getByRole('status');
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function draw() {
  const remote = await drawRemote();
  remote.show(toldShow());
  await expect.element(answer).toHaveTextContent('Ready');
  return remote;
}

it('says that the host does not answer, and asks once more', async () => {
  const { hear, said } = await draw();
  hear({ t: 'away', host: true });
  await expect.element(answer).toHaveTextContent('Host away');
  await button('Open buzzers').click();
  hear({ t: 'answer', id: '1', ok: false, why: 'away' });
  await expect.element(answer).toHaveTextContent('Host does not answer');
  hear({ t: 'away', host: false });
  await button('Again').click();
  expect(said.filter(({ t }) => t === 'wish')).toHaveLength(2);
  hear({ t: 'answer', id: '2', ok: true });
  await expect.element(answer).toHaveTextContent('Done');
});

it('says when the link is down, whatever was pressed', async () => {
  const { break: cut } = await draw();
  cut();
  await expect.element(answer).toHaveTextContent('Reconnecting');
});

it('waits for the host without anything to press, and then commands', async () => {
  const { hear } = await drawRemote();
  hear(welcomeAs('remote', { waiting: '4' }));
  await expect.element(answer).toHaveTextContent('Waiting for the host to let you in');
  await expect.element(answer).toHaveTextContent('iPhone');
  expect(page.getByRole('button').elements()).toHaveLength(0);
  hear({ t: 'heard', id: '4', ok: true });
  hear(welcomeAs('remote', { token: 'good' }));
  await expect.element(button('Undo')).toBeVisible();
});

it.each<readonly [Ending, string]>([
  ['closed', 'Room closed'],
  ['refused', 'This code is used up'],
  ['removed', 'Removed'],
  ['banned', 'Removed'],
  ['full', 'Room full'],
  ['door', 'Not let in'],
  ['superseded', 'another window'],
  ['incompatible', 'Out of date'],
])('words the ending %s: %s', async (ending, text) => {
  const { end } = await draw();
  end(ending);
  await expect.element(answer).toHaveTextContent(text);
});
