import { button, dialog, field, type Host, link, part, says, until } from './host.ts';
import { calling, writeMarks } from './page.ts';
import { distance, expectColour, expectShare } from './pictures.ts';

const key = (letter: string) => part('key', 0, letter);
const phrase = field('Enter the full phrase');
const cross = part('wrong-x');
const justCorrect = { selector: '[data-testid=tile][data-state=correct]' };
const spinning = { selector: '[data-testid=wheel][data-spinning=true]' };
const onlyLetters = { selector: 'p', name: 'Only letters A–Z' };
const reward = dialog('You got:');
const SEGMENTS = ['100', '200', '300', '400', 'Lose Turn'];
const FILLS = ['#ffc02e', '#ff6a3d', '#fff4dc', '#2fb7b0', '#08191e'];
const [IVORY, INK, GOLD, CLOSED, RED] = ['#fff4dc', '#08191e', '#ffc02e', '#2e8a9c', '#f0192f'];

const seesBoard = (host: Host, board: string) =>
  until(`the board reads ${board}`, async () => {
    return (await host.texts(part('tile'))).map((letter) => letter || '.').join('') === board;
  });

const logIn = async (host: Host) => {
  await host.fill(field('Username'), 'Mira');
  await host.fill(field('Password'), 'a long password');
};

const chooseRules = async (host: Host, name: string) => {
  await host.click(button('Rules'), field(name), button('Done'));
  await host.seesNo(dialog());
};

/** Open tiles show a dark letter on ivory, closed ones nothing but their colour. */
async function lookAtTiles(host: Host): Promise<void> {
  const picture = await host.picture();
  for (const [at, letter] of (await host.texts(part('tile'))).entries()) {
    const box = await host.sees(part('tile', at));
    const expected = (isThere: boolean, least: number, most: number) =>
      isThere ? ([least, most] as const) : ([0, 0.03] as const);
    const what = `tile ${at + 1}, ${letter || 'closed'}`;
    const isOpen = letter !== '';
    expectShare(`ivory on ${what}`, picture, box, IVORY, ...expected(isOpen, 0.35, 0.9));
    expectShare(`ink on ${what}`, picture, box, INK, ...expected(isOpen, 0.06, 0.5));
    expectShare(`stage on ${what}`, picture, box, CLOSED, ...expected(!isOpen, 0.7, 1));
  }
}

const MARKS = 'ÉÑÄÇ';

/** A mark above a letter, or the cedilla below it, is painted and touches no edge. */
async function lookAtMarks(host: Host): Promise<void> {
  const picture = await host.picture();
  for (const [at, letter] of [...MARKS].entries()) {
    const { x, y, width, height } = await host.sees(part('tile', at));
    // Within the rounded corners, behind which the stage is as dark as ink.
    const strip = (from: number, share: number) => ({
      x: x + width * 0.2,
      y: y + height * (letter === 'Ç' ? 1 - from - share : from),
      width: width * 0.6,
      height: height * share,
    });
    expectShare(`mark of ${letter}`, picture, strip(0.05, 0.15), INK, 0.03, 0.7);
    expectShare(`edge at ${letter}`, picture, strip(0, 0.03), INK, 0, 0.01);
  }
}

/** Points on a circle within the wheel, beside the lettering of its segments. */
async function pointsOnWheel(host: Host, angles: readonly number[]) {
  const { x, y, width, height } = await host.sees(part('wheel'));
  const radius = (width / 2) * 0.78;
  return angles.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [right, down] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return [x + width / 2 + right, y + height / 2 + down] as const;
  });
}

/** Every segment has its own colour; the wheel must not have turned yet. */
async function lookAtWheel(host: Host): Promise<void> {
  const { colourAt } = await host.picture();
  const angles = FILLS.map((_, at) => 180 + (at + 0.38) * (360 / FILLS.length));
  for (const [at, point] of (await pointsOnWheel(host, angles)).entries())
    expectColour(`Segment ${at + 1}`, colourAt(...point), FILLS[at] ?? '');
}

/** The wheel's picture changes from one look to the next. */
async function lookForTurning(host: Host): Promise<void> {
  const points = await pointsOnWheel(host, [...Array(360).keys()]);
  const first = await host.picture();
  // A busy machine may show the same frame twice.
  await until('the wheel has turned', async () => {
    const later = await host.picture();
    const hasChanged = (point: (typeof points)[number]) =>
      distance(first.colourAt(...point), later.colourAt(...point)) > 60;
    return points.filter(hasChanged).length >= 0.05 * points.length;
  });
}

/** A red cross from corner to corner over everything else. */
async function lookAtCross(host: Host): Promise<void> {
  const picture = await host.picture();
  const box = await host.sees(cross);
  const side = Math.min(box.width, box.height) * 0.9;
  const [x, y] = [(box.width - side) / 2, (box.height - side) / 2];
  expectShare('red in the cross', picture, { x, y, width: side, height: side }, RED, 0.12);
  const spots = [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.5, 0.5],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const;
  for (const [right, down] of spots) {
    const spot = { x: x + side * right - 6, y: y + side * down - 6, width: 12, height: 12 };
    expectShare(`red at ${right * 100}, ${down * 100} %`, picture, spot, RED, 0.8);
  }
}

/** Blocks in the teams' colours, and the winner's name in gold tiles. */
async function lookAtPodium(host: Host): Promise<void> {
  const picture = await host.picture();
  for (const rank of [1, 2, 3]) {
    const place = await host.sees(part(`podium-${rank}`));
    const element = `document.querySelector('[data-testid=podium-${rank}]')`;
    const colour = String(await host.evaluate(`${element}.style.getPropertyValue('--team')`));
    const block = { ...place, y: place.y + place.height * 0.75, height: place.height * 0.2 };
    expectShare(`colour of place ${rank}`, picture, block, colour, 0.7);
  }
  const name = await host.sees({ selector: 'h1' });
  expectShare('gold in the name', picture, name, GOLD, 0.1);
  expectShare('ink in the name', picture, name, INK, 0.02);
}

/** One evening from the first screen to the podium, in the order in which a host would go. */
export async function playShow(host: Host): Promise<void> {
  host.step('the start screen offers games');
  await host.open('/');
  await host.shoot('start', part('surprise'), part('suggestion-chip'));

  host.step('an account is made, left and entered again');
  await host.click(link('Login / Join'));
  await host.isAt('/login');
  await host.shoot('login');
  await host.click(link('Register'));
  await host.isAt('/register');
  await logIn(host);
  await host.shoot('register');
  await host.click(button('Register'));
  await host.isAt('/');
  await host.click(button('Logout'), link('Login / Join'));
  await logIn(host);
  await host.press('Enter');
  await host.isAt('/');
  await host.sees(button('Logout'));

  host.step('a game is built');
  await host.click(link('Build'));
  await host.fill(field('Game Title'), 'Friday evening');
  await host.fill(field('Category'), 'Kitchen');
  await host.fill(field('Searched Word'), 'Sweet tea');
  await host.click(button('ADD ENTRY'));
  await host.fill(field('Category', 1), 'Garden');
  await host.fill(field('Searched Word', 1), 'Tall hedge 2');
  await host.shoot('build-refused', onlyLetters);
  await host.fill(field('Searched Word', 1), 'Tall green hedge');
  await host.seesNo(onlyLetters);
  await host.shoot('build');
  await host.click(button('CREATE GAME'));
  await host.shoot('build-done', dialog());
  await host.click(button('Go back to main menu'));
  await host.isAt('/');

  host.step('the game is among those of its owner');
  await host.click(link('My Wheels'));
  await host.seesNo(part('suggestion-chip'));
  // What the library knows of it comes by a call of its own.
  await host.shoot('my-wheels', button('Friday evening'), button('More for Friday evening'));
  await host.click(button('Logout'));
  await host.isAt('/login');

  host.step('the game is found and chosen');
  await host.click(link('Wheel of Fortune'));
  await host.fill(field('Search Games'), 'friday');
  await host.press('Enter');
  await host.isAt('/search?q=friday');
  await host.seesNo(part('suggestion-chip'));
  await host.shoot('search', button('Friday evening'));
  await host.click(button('Friday evening'));
  await host.isAt('/teams');

  host.step('four teams are named');
  for (const [at, name] of ['Aces', 'Bees', 'Cats', 'Dons'].entries()) {
    if (at > 0) await host.click(button('ADD TEAM'));
    await host.fill(field('Team Name', at), name);
  }
  await host.fill(field('Score', 3), '300');
  await host.shoot('teams');
  await host.click(button('FINALIZE TEAMS'));
  await host.isAt('/wheel');

  host.step('a wheel is put together and turns');
  await host.click(button('+ Lose Turn'), button('− 500'));
  await host.seesTexts(part('wheel-segment'), SEGMENTS);
  await host.shoot('wheel', button('Open a room'));
  await lookAtWheel(host);
  await host.click(button('SPIN'));
  await host.sees(spinning);
  await lookForTurning(host);
  await host.shoot('wheel-reward', reward);
  await host.press('Escape');
  await host.seesNo(dialog());
  await host.click(button('START GAME WITH WHEEL'));
  await host.isAt('/game');

  host.step('letters turn over, by mouse and by key');
  await seesBoard(host, '........');
  await host.shoot('game');
  await lookAtTiles(host);
  await host.click(key('T'));
  await seesBoard(host, '....TT..');
  await host.press('s');
  await seesBoard(host, 'S...TT..');
  await host.seesNo(justCorrect);
  await host.shoot('game-letters');
  await lookAtTiles(host);

  host.step('a wrong letter brings the red X');
  await host.holdTimers();
  await host.click(key('Z'));
  await host.shoot('game-wrong', cross);
  await lookAtCross(host);
  await host.releaseTimers();
  await host.seesNo(cross);

  host.step('a wrong phrase brings it too, the right one solves');
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
  await host.shoot('game-solved');
  await lookAtTiles(host);

  host.step('a star and points reach the teams');
  await host.click(part('team-star', 1));
  await host.seesNo(part('team-star'));
  await host.click(button('+100 Aces'), button('-100 Dons'));
  await host.seesTexts(part('team-score'), ['100', '1000', '0', '200']);

  host.step('marks of capitals stand whole on tiles and keys');
  await host.evaluate(calling(writeMarks, MARKS));
  await host.shoot('game-marks');
  await lookAtMarks(host);

  host.step('a reload leaves the show as it was');
  await host.reload();
  await seesBoard(host, 'SWEETTEA');
  await host.seesTexts(part('team-score'), ['100', '1000', '0', '200']);
  await host.seesTexts(part('wheel-segment'), SEGMENTS);
  await host.shoot('game-reloaded', button('Open a room'));

  host.step('the side wheel is spun by key, hidden and shown');
  await host.press(' ');
  await host.sees(spinning);
  await host.shoot('game-reward', reward);
  // Its button has the focus.
  await host.press('Enter');
  await host.seesNo(dialog());
  await host.click(button('Hide Wheel'));
  await host.shoot('game-hidden', part('wheel-placeholder'));
  await lookAtTiles(host);
  await host.click(button('Show Wheel'));
  await host.sees(part('wheel'));

  host.step('the shortcuts are listed');
  await host.press('?');
  await host.shoot('game-shortcuts', dialog());
  await host.press('Escape');
  await host.seesNo(dialog());

  host.step('a room shows the game on a wall and takes a phone');
  await host.click(button('Open a room'));
  await host.shoot('room-dialog', part('room-code'));
  const label = `document.querySelector('[data-testid=room-code]').getAttribute('aria-label')`;
  const code = String(await host.evaluate(label)).replace(/^Code |\s/g, '');
  // From here on the host is away: this browser has one window, and the room keeps the last state.
  await host.open(`/screen/${code}?qr=hide&sound=off`);
  await seesBoard(host, 'SWEETTEA');
  await host.shoot('screen-game', says('Host away'));
  await lookAtTiles(host);
  await host.open(`/j/${code}`);
  await host.fill(field('Name'), 'Mia');
  await host.click(button('Next'), button('Bees'));
  await host.shoot('phone-away', button('Buzz'));
  await host.open('/game');
  await seesBoard(host, 'SWEETTEA');
  await host.click(part('room-chip'), button('Close the room'));
  await host.seesNo(dialog());

  host.step('a desk says whose turn it is, and leaves when it is told to');
  await host.click(button('NEXT WORD'));
  await seesBoard(host, '.'.repeat('tallgreenhedge'.length));
  await chooseRules(host, 'Classic');
  const onTurn = { selector: '[data-testid=team-card][aria-current=true]' };
  await host.shoot('desk', part('desk-bar'), onTurn);
  await host.fill(field('Value'), '600');
  await host.press('Enter');
  const enabledKey = { selector: '[data-testid=key][aria-disabled=false]', name: 'B' };
  await host.shoot('desk-value', enabledKey);
  await host.click(button('Pass'));
  await host.sees({ selector: '[data-testid=key][aria-disabled=true]', name: 'B, spin first' });
  await chooseRules(host, 'Manual');
  await host.seesNo(part('desk-bar'));

  host.step('the podium stands');
  await host.fill(phrase, 'tall green hedge');
  await host.press('Enter');
  await host.click(part('team-star', 3), button('Award Ceremony'));
  await host.isAt('/winner');
  await host.seesConfetti();
  // Its name turns over a moment later.
  await host.shoot('winner', part('suggestion-chip'), { selector: 'h1 [data-state=correct]' });
  await lookAtPodium(host);
  await host.seesTexts(part('podium-1'), ['Dons 1200 points1st']);
  await host.click(button('Return to Home'));
  await host.isAt('/');

  host.step('the other pages open');
  await host.click(link('About'));
  await host.shoot('about', { selector: 'h1' });
  await host.open('/nowhere');
  await host.shoot('not-found', { selector: 'h1' });
}
