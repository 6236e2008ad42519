import { fortyRows } from '../testing/show/forty-rows.ts';
import { button, dialog, field, type Host, link, part, until } from './host.ts';
import type { Step } from './show.ts';

const TITLE = 'Forty evenings';
const box = { selector: 'textarea', name: 'List' };
const inDialog = (name: string) => ({ selector: 'dialog[open] button', name });
const choice = (name: string) => ({ selector: 'label', name });
const menuItem = (name: string) => ({ selector: '[role=menuitem]', name });

async function enter(host: Host, username: string): Promise<void> {
  await host.open('/register');
  await host.fill(field('Username'), username);
  await host.fill(field('Password'), 'a long password');
  await host.click(button('Register'));
  await host.isAt('/');
  // A page that is left while it loads is told about it, by some engines.
  await host.sees(part('suggestion-chip'));
}

async function openMenu(host: Host, deed: string): Promise<void> {
  await host.click(link('My Wheels'));
  await host.click(button(`More for ${TITLE}`));
  await host.click(menuItem(deed));
}

const entryCards = (host: Host, count: number) =>
  until(`${count} entries`, async () => (await host.texts(part('entry-card'))).length === count);

let shared = '';

/** A game on its way from a spreadsheet into the library of a colleague. */
export const libraryEvening: readonly Step[] = [
  [
    'forty rows are pasted, and two of them mended',
    async (host, see) => {
      await enter(host, 'Nora');
      await host.click(link('Build'));
      await host.fill(field('Game Title'), TITLE);
      await host.click(choice('Anyone with the link'));
      await host.click(button('Paste a list'));
      await host.paste(box, fortyRows());
      await host.sees(inDialog('Add 38 entries'));
      await see('build-paste');
      await host.click(inDialog('Add 38 entries'));
      await host.seesNo(inDialog('Add 38'));
      await host.paste(box, 'Robots\tOne of meny\nFamous quote\tHere is looking at you');
      await host.click(inDialog('Add 2 entries'));
      await host.seesNo(dialog());
      await entryCards(host, 40);
      await host.click(button('CREATE GAME'));
      await host.click(button('Go back to main menu'));
      await host.isAt('/');
    },
  ],
  [
    'a typo is mended in the saved game',
    async (host, see) => {
      await host.click(link('My Wheels'));
      await host.click(button(`More for ${TITLE}`));
      await see('my-wheels-menu');
      await host.click(menuItem('Edit'));
      await entryCards(host, 40);
      await host.fill(field('Searched Word', 38), 'One of many');
      await host.click(button('SAVE CHANGES'));
      await host.sees({ selector: 'p', name: 'Saved at' });
    },
  ],
  [
    'the link is shared',
    async (host, see) => {
      await openMenu(host, 'Share');
      await host.sees({ selector: '[role=img]', name: 'QR code' });
      await see('my-wheels-share');
      shared = String(
        await host.driver.evaluate(
          "new URL(document.querySelector('dialog[open] input').value).pathname",
        ),
      );
      await host.press('Escape');
      await host.seesNo(dialog());
      await host.click(button('Logout'));
      await host.isAt('/login');
    },
  ],
  [
    'a colleague copies the game',
    async (host, see) => {
      await enter(host, 'Omar');
      await host.open(shared);
      await host.sees(button('Play'));
      await see('shared-game');
      await host.click(button('Copy to my games'));
      await host.click(button('My Wheels'));
      await host.isAt('/my-wheels');
      await host.sees(button(`More for ${TITLE}`));
      await openMenu(host, 'Edit');
      await entryCards(host, 40);
      await until('the mended word in the copy', () =>
        host.driver.evaluate(
          "[...document.querySelectorAll('input')].some(({ value }) => value === 'One of many')",
        ),
      );
    },
  ],
];
