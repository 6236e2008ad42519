import AxeBuilder from '@axe-core/playwright';
import { calm } from '../testing/browser/calm.ts';
import { walks } from '../testing/show/walks.ts';
import { namelessButton } from './planted/in-the-browser.ts';
import type { Fault } from './support/fault.ts';
import { inHall } from './support/hall.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Seen to fail on a button without a name (`namelessButton`). */
export const axeEverywhere: Fault = {
  title: 'axe in every state of every screen, with light and dark asked for',
  needs: 'browser',
  plant: 'a button that says nothing',

  async run({ options, report, say }) {
    const isSmall = options.isQuick || options.isPlanted;
    const schemes = isSmall ? (['dark'] as const) : (['dark', 'light'] as const);
    const ways = Object.entries(walks).slice(0, isSmall ? 1 : undefined);
    let states = 0;
    for (const colorScheme of schemes) {
      const before = options.isPlanted ? namelessButton : undefined;
      for (const [name, walk] of ways) {
        await inHall(report, { colorScheme, reducedMotion: true, before }, async (hall) => {
          hall.watched.allow(/status of 404/);
          await walk(hall.page, async (state) => {
            await calm(hall.page);
            const { violations } = await new AxeBuilder({ page: hall.page })
              .withTags(RULES)
              .analyze();
            states += 1;
            for (const { id, nodes } of violations) {
              report.lost(
                `${state}, ${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
              );
            }
          });
        });
        say(`${colorScheme}, ${name}: ${states} states`);
      }
    }
    report.tried(`${states} states of ${ways.length} ways through the product`);
    report.notShown('what only people notice: axe finds a part of the barriers there can be');
  },
};
