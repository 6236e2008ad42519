import { playDesk } from './desk.ts';
import { button, dialog, field, type Host, link, part, until } from './host.ts';
import { lookAtCross, lookAtPodium, lookAtTiles, lookAtWheel, lookForTurning } from './looks.ts';

/** Called where a screen is worth a picture, with its name. */
export type See = (screen: string) => Promise<void>;
export type Step = readonly [name: string, play: (host: Host, see: See) => Promise<void>];

const key = (letter: string) => part('key', 0, letter);
const phrase = field('Enter the full phrase');
const cross = part('wrong-x');
const justCorrect = { selector: '[data-testid=tile][data-state=correct]' };
const reward = dialog('You got:');

const boardOf = async (host: Host) =>
  (await host.texts(part('tile'))).map((letter) => letter || '.').join('');

const seesBoard = (host: Host, board: string) =>
  until(`the board reads ${board}`, async () => (await boardOf(host)) === board);

const logIn = async (host: Host, username: string, password: string) => {
  await host.fill(field('Username'), username);
  await host.fill(field('Password'), password);
};

/** One evening from the first screen to the podium, in the order in which a host would go. */
export const wholeShow: readonly Step[] = [
  [
    'the start screen offers games',
    async (host, see) => {
      await host.open('/');
      await host.sees(part('suggestion-chip'));
      await see('start');
    },
  ],
  [
    'an account is made, left and entered again',
    async (host, see) => {
      await host.click(link('Login / Join'));
      await host.isAt('/login');
      await see('login');
      await host.click(link('Register'));
      await host.isAt('/register');
      await logIn(host, 'Mira', 'a long password');
      await see('register');
      await host.click(button('Register'));
      await host.isAt('/');
      await host.click(button('Logout'));
      await host.click(link('Login / Join'));
      await logIn(host, 'Mira', 'a long password');
      await host.press('Enter');
      await host.isAt('/');
      await host.sees(button('Logout'));
    },
  ],
  [
    'a game is built',
    async (host, see) => {
      await host.click(link('Build'));
      await host.fill(field('Game Title'), 'Friday evening');
      await host.fill(field('Category'), 'Kitchen');
      await host.fill(field('Searched Word'), 'Sweet tea');
      await host.click(button('ADD ENTRY'));
      await host.fill(field('Category', 1), 'Garden');
      await host.fill(field('Searched Word', 1), 'Tall hedge 2');
      await host.sees({ selector: 'p', name: 'Only letters A–Z' });
      await see('build-refused');
      await host.fill(field('Searched Word', 1), 'Tall green hedge');
      await host.seesNo({ selector: 'p', name: 'Only letters A–Z' });
      await see('build');
      await host.click(button('CREATE GAME'));
      await host.sees(dialog());
      await see('build-done');
      await host.click(button('Go back to main menu'));
      await host.isAt('/');
    },
  ],
  [
    'the game is among those of its owner',
    async (host, see) => {
      await host.click(link('My Wheels'));
      await host.seesNo(part('suggestion-chip'));
      await host.sees(button('Friday evening'));
      // What the library knows of it comes by a call of its own.
      await host.sees(button('More for Friday evening'));
      await see('my-wheels');
      await host.click(button('Logout'));
      await host.isAt('/login');
    },
  ],
  [
    'the game is found and chosen',
    async (host, see) => {
      await host.click(link('Wheel of Fortune'));
      await host.fill(field('Search Games'), 'friday');
      await host.press('Enter');
      await host.isAt('/search?q=friday');
      await host.seesNo(part('suggestion-chip'));
      await host.sees(button('Friday evening'));
      await see('search');
      await host.click(button('Friday evening'));
      await host.isAt('/teams');
    },
  ],
  [
    'four teams are named',
    async (host, see) => {
      for (const [at, name] of ['Aces', 'Bees', 'Cats', 'Dons'].entries()) {
        if (at > 0) await host.click(button('ADD TEAM'));
        await host.fill(field('Team Name', at), name);
      }
      await host.fill(field('Score', 3), '300');
      await see('teams');
      await host.click(button('FINALIZE TEAMS'));
      await host.isAt('/wheel');
    },
  ],
  [
    'a wheel is put together and turns',
    async (host, see) => {
      await host.click(button('+ Lose Turn'));
      await host.click(button('− 500'));
      const values = ['100', '200', '300', '400', 'Lose Turn'];
      await host.seesTexts(part('wheel-segment'), values);
      await see('wheel');
      await lookAtWheel(host, ['#ffc02e', '#ff6a3d', '#fff4dc', '#2fb7b0', '#08191e']);
      await host.click(button('SPIN'));
      await host.sees({ selector: '[data-testid=wheel][data-spinning=true]' });
      await lookForTurning(host);
      await host.sees(reward);
      await see('wheel-reward');
      await host.press('Escape');
      await host.seesNo(dialog());
      await host.click(button('START GAME WITH WHEEL'));
      await host.isAt('/game');
    },
  ],
  [
    'letters turn over, by mouse and by key',
    async (host, see) => {
      await seesBoard(host, '........');
      await see('game');
      await lookAtTiles(host);
      await host.click(key('T'));
      await seesBoard(host, '....TT..');
      await host.type('s');
      await seesBoard(host, 'S...TT..');
      await host.seesNo(justCorrect);
      await see('game-letters');
      await lookAtTiles(host);
    },
  ],
  [
    'a wrong letter brings the red X',
    async (host, see) => {
      await host.holdTimers();
      await host.click(key('Z'));
      await host.sees(cross);
      await see('game-wrong');
      await lookAtCross(host);
      await host.releaseTimers();
      await host.seesNo(cross);
    },
  ],
  [
    'a wrong phrase brings it too, the right one solves',
    async (host, see) => {
      await host.fill(phrase, 'sweet pea');
      await host.holdTimers();
      await host.press('Enter');
      await host.sees(cross);
      await host.releaseTimers();
      await host.seesNo(cross);
      await host.fill(phrase, 'sweet tea');
      await host.click(button('SUBMIT'));
      await seesBoard(host, 'SWEETTEA');
      await host.seesConfetti();
      await host.sees(part('team-star', 3));
      await host.seesNo(justCorrect);
      await see('game-solved');
      await lookAtTiles(host);
    },
  ],
  [
    'a star and points reach the teams',
    async (host) => {
      await host.click(part('team-star', 1));
      await host.seesNo(part('team-star'));
      await host.click(button('+100 Aces'));
      await host.click(button('-100 Dons'));
      await host.seesTexts(part('team-score'), ['100', '1000', '0', '200']);
    },
  ],
  [
    'a reload leaves the show as it was',
    async (host, see) => {
      await host.reload();
      await seesBoard(host, 'SWEETTEA');
      await host.seesTexts(part('team-score'), ['100', '1000', '0', '200']);
      await host.seesTexts(part('wheel-segment'), ['100', '200', '300', '400', 'Lose Turn']);
      await see('game-reloaded');
    },
  ],
  [
    'the side wheel is spun by key, hidden and shown',
    async (host, see) => {
      await host.press('Space');
      await host.sees({ selector: '[data-testid=wheel][data-spinning=true]' });
      await host.sees(reward);
      await see('game-reward');
      // Its button has the focus.
      await host.press('Enter');
      await host.seesNo(dialog());
      await host.click(button('Hide Wheel'));
      await host.sees(part('wheel-placeholder'));
      await see('game-hidden');
      await lookAtTiles(host);
      await host.click(button('Show Wheel'));
      await host.sees(part('wheel'));
    },
  ],
  [
    'the shortcuts are listed',
    async (host, see) => {
      await host.type('?');
      await host.sees(dialog());
      await see('game-shortcuts');
      await host.press('Escape');
      await host.seesNo(dialog());
    },
  ],
  [
    'a room shows the game on a wall and takes a phone',
    async (host, see) => {
      await host.click(button('Open a room'));
      await host.sees(part('room-code'));
      await see('room-dialog');
      const label = `document.querySelector('[data-testid=room-code]').getAttribute('aria-label')`;
      const code = String(await host.driver.evaluate(label)).replace(/^Code |\s/g, '');
      // From here on the host is away: this browser has one window, and the room keeps the last state.
      await host.open(`/screen/${code}?qr=hide&sound=off`);
      await seesBoard(host, 'SWEETTEA');
      await host.sees({ selector: '[role=status]', name: 'Host away' });
      await see('screen-game');
      await lookAtTiles(host);
      await host.open(`/j/${code}`);
      await host.fill(field('Name'), 'Mia');
      await host.click(button('Next'));
      await host.click(button('Bees'));
      await host.sees(button('Buzz'));
      await see('phone-away');
      await host.open('/game');
      await seesBoard(host, 'SWEETTEA');
      await host.click(part('room-chip'));
      await host.click(button('Close the room'));
      await host.seesNo(dialog());
    },
  ],
  [
    'a desk says whose turn it is, and leaves when it is told to',
    async (host, see) => {
      await host.click(button('NEXT WORD'));
      await seesBoard(host, '.'.repeat('tallgreenhedge'.length));
      await playDesk(host, see);
    },
  ],
  [
    'the podium stands',
    async (host, see) => {
      await host.fill(phrase, 'tall green hedge');
      await host.press('Enter');
      await host.click(part('team-star', 3));
      await host.click(button('Award Ceremony'));
      await host.isAt('/winner');
      await host.seesConfetti();
      await host.sees(part('suggestion-chip'));
      // Its name turns over a moment later.
      await host.sees({ selector: 'h1 [data-state=correct]' });
      await see('winner');
      await lookAtPodium(host);
      await host.seesTexts(part('podium-1'), ['Dons 1200 points1st']);
      await host.click(button('Return to Home'));
      await host.isAt('/');
    },
  ],
  [
    'the other pages open',
    async (host, see) => {
      await host.click(link('About'));
      await host.sees({ selector: 'h1' });
      await see('about');
      await host.open('/nowhere');
      await host.sees({ selector: 'h1' });
      await see('not-found');
    },
  ],
];
