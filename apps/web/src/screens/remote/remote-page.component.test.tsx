import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Ending } from '../../lib/room-link/closing.ts';
import { remoteShelf } from '../../stores/room/kept-seat.ts';
import { drawRemote, toldShow } from '../../testing/guest-in-memory.tsx';

const answer = page.getByRole('status');
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => remoteShelf.forget());

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

it.each<readonly [Ending, string]>([
  ['closed', 'Room closed'],
  ['refused', 'This code is used up'],
  ['removed', 'Removed'],
  ['banned', 'Removed'],
  ['full', 'Room full'],
  ['door', 'Door closed'],
  ['superseded', 'another window'],
  ['incompatible', 'Out of date'],
])('words the ending %s: %s', async (ending, text) => {
  const { end } = await draw();
  end(ending);
  await expect.element(answer).toHaveTextContent(text);
});

it.each<readonly [Ending, boolean]>([
  ['refused', false],
  ['superseded', true],
])('after the ending %s keeps its token: %s', async (ending, isKept) => {
  const { end } = await draw();
  remoteShelf.keep({ code: 'KXMRTD', token: 'bad', name: '', team: null });
  end(ending);
  await expect.element(page.getByRole('heading')).toBeVisible();
  expect(remoteShelf.recall() !== null).toBe(isKept);
});
