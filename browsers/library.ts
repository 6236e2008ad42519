import { fortyRows } from '../testing/show/forty-rows.ts';
import { button, dialog, field, type Host, link, part, until } from './host.ts';

const TITLE = 'Forty evenings';
const list = { selector: 'textarea', name: 'List' };
const cards = part('entry-card');
const more = button(`More for ${TITLE}`);
const inDialog = (name: string) => ({ selector: 'dialog[open] button', name });
const menuItem = (name: string) => ({ selector: '[role=menuitem]', name });

async function register(host: Host, username: string): Promise<void> {
  await host.open('/register');
  await host.fill(field('Username'), username);
  await host.fill(field('Password'), 'a long password');
  await host.click(button('Register'));
  await host.isAt('/');
  // A page that is left while it loads is told about it, by some engines.
  await host.sees(part('suggestion-chip'));
}

/** A game on its way from a spreadsheet into the library of a colleague. */
export async function playLibrary(host: Host): Promise<void> {
  host.step('forty rows are pasted, and two of them mended');
  await register(host, 'Nora');
  await host.click(link('Build'));
  await host.fill(field('Game Title'), TITLE);
  await host.click({ selector: 'label', name: 'Anyone with the link' }, button('Paste a list'));
  await host.paste(list, fortyRows());
  await host.shoot('build-paste', inDialog('Add 38 entries'));
  await host.click(inDialog('Add 38 entries'));
  await host.seesNo(inDialog('Add 38'));
  await host.paste(list, 'Robots\tOne of meny\nFamous quote\tHere is looking at you');
  await host.click(inDialog('Add 2 entries'));
  await host.seesNo(dialog());
  await host.seesCount(cards, 40);
  await host.click(button('CREATE GAME'), button('Go back to main menu'));
  await host.isAt('/');

  host.step('a typo is mended in the saved game');
  await host.click(link('My Wheels'), more);
  await host.shoot('my-wheels-menu');
  await host.click(menuItem('Edit'));
  await host.seesCount(cards, 40);
  await host.fill(field('Searched Word', 38), 'One of many');
  await host.click(button('SAVE CHANGES'));
  await host.sees({ selector: 'p', name: 'Saved at' });

  host.step('the link is shared');
  await host.click(link('My Wheels'), more, menuItem('Share'));
  await host.shoot('my-wheels-share', { selector: '[role=img]', name: 'QR code' });
  const address = "new URL(document.querySelector('dialog[open] input').value).pathname";
  const shared = String(await host.evaluate(address));
  await host.press('Escape');
  await host.seesNo(dialog());
  await host.click(button('Logout'));
  await host.isAt('/login');

  host.step('a colleague copies the game');
  await register(host, 'Omar');
  await host.open(shared);
  await host.shoot('shared-game', button('Play'));
  await host.click(button('Copy to my games'), button('My Wheels'));
  await host.isAt('/my-wheels');
  await host.click(link('My Wheels'), more, menuItem('Edit'));
  await host.seesCount(cards, 40);
  const mended =
    "[...document.querySelectorAll('input')].some(({ value }) => value === 'One of many')";
  await until('the mended word in the copy', async () => (await host.evaluate(mended)) === true);
}
