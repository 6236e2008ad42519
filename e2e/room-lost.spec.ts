import { chipOf, closeDialog, joinAsPhone, openRoom, saysOf } from '../testing/show/room.ts';
import { expectBoard, stageOf } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const teams = ['Red Pandas', 'Blue Whales'] as const;

test('a server that has lost its disk gets the room again from its host, phones and all', async ({
  browser,
  ownServer,
}) => {
  const server = await ownServer();
  const newPage = async () =>
    (await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' })).newPage();
  const page = await newPage();
  await hostShow(page, { teams });
  const code = await openRoom(page);
  await closeDialog(page);
  const phone = await newPage();
  await joinAsPhone(phone, code, { name: 'Mia', team: 'Blue Whales' });
  await expect(chipOf(page)).toContainText('1 phone');

  await server.reconnectEmpty();
  await expect(chipOf(page)).toContainText('1 phone');
  const found = await fetch(`${server.origin}/api/rooms/${code}`);
  expect(found.status).toBe(200);
  await page.getByRole('button', { name: 'Open buzzers' }).click();
  await expect(saysOf(phone)).toContainText('Buzzers open');
  await stageOf(page).key('D').click();
  await expectBoard(page, '..D D..');
});
