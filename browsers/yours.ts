import { button, dialog, field, type Host, part, until } from './host.ts';
import type { Target } from './page.ts';

const PRIZE = 'Free coffee';
const LOOKS = ['Tungsten', 'Daylight', 'Contrast', 'Winter', 'Neon'];
const phrase = field('Enter the full phrase');
const reward = dialog('You got:');
const podium = { selector: '[data-testid^=podium-]' };

async function solve(host: Host, text: string): Promise<void> {
  await host.fill(phrase, text);
  await host.press('Enter');
}

/** A wheel of one prize, so that every spin brings it. */
async function buildWheel(host: Host): Promise<void> {
  await host.click(button('Own chip'));
  await host.sees(dialog());
  await host.press(...PRIZE, 'Enter');
  await host.shoot('own-chips', button(`Remove ${PRIZE}`));
  await host.click(button('Done'));
  await host.seesNo(dialog());
  for (const _ of [2, 3, 4]) await host.click(button(`+ ${PRIZE}`));
  for (const value of [100, 200, 300, 400]) await host.click(button(`− ${value}`));
  // The wheel of the first evening has no 500.
  await host.click(button('− Lose Turn'));
  await host.seesTexts(part('wheel-segment'), Array(4).fill(PRIZE));
}

/** A Classic evening in each look, in which a prize is spun, held and won. */
export async function playYours(host: Host): Promise<void> {
  for (const look of LOOKS) {
    host.step(`an evening in ${look}: a prize is spun, held and won`);
    const isFirst = look === LOOKS[0];
    const shoot = (screen: string, ...targets: readonly Target[]) =>
      host.shoot(`${look.toLowerCase()}-${screen}`, ...targets);
    await host.open('/search?q=friday');
    await host.click(button('Friday evening'));
    await host.isAt('/teams');
    await host.fill(field('Team Name'), 'Aces');
    await host.click(button('ADD TEAM'));
    await host.fill(field('Team Name', 1), 'Bees');
    await host.click(button('Stage'), { selector: `input[value=${look.toLowerCase()}]` });
    await shoot('stage', dialog('Stage'));
    await host.click(button('Done'));
    await host.seesNo(dialog());
    await host.click(button('FINALIZE TEAMS'));
    await host.isAt('/wheel');
    if (isFirst) await buildWheel(host);
    await host.click(field('Classic'));
    await shoot('wheel', button('Open a room'));
    await host.click(button('START GAME WITH WHEEL'));
    await host.isAt('/game');

    await host.press(' ');
    await shoot('prize', reward);
    await host.press('Enter');
    await host.seesNo(dialog());
    await host.press('t');
    await shoot('held', part('team-held'), { selector: '[data-testid=tile][data-state=revealed]' });
    await solve(host, 'sweet tea');
    await host.seesConfetti();
    await host.seesTexts(part('team-won'), ['1']);
    await host.click(button('NEXT WORD'));
    await host.seesCount(part('tile'), 'tallgreenhedge'.length);
    await solve(host, 'tall green hedge');
    await host.click(button('Award Ceremony'));
    await host.isAt('/winner');
    await shoot('winner', part('suggestion-chip'), { selector: 'h1 [data-state=correct]' });
    await until('the podium names the prize', async () =>
      (await host.texts(podium)).some((text) => text.includes(PRIZE)),
    );
  }
}
