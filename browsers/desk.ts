import { button, dialog, field, type Host, part } from './host.ts';
import type { See } from './show.ts';

const chooseRules = async (host: Host, name: string) => {
  await host.click(button('Rules'));
  await host.click(field(name));
  await host.click(button('Done'));
  await host.seesNo(dialog());
};

/** From the rules of television back to those by hand, in the middle of a show. */
export async function playDesk(host: Host, see: See): Promise<void> {
  await chooseRules(host, 'Classic');
  await host.sees(part('desk-bar'));
  await host.sees({ selector: '[data-testid=team-card][aria-current=true]' });
  await see('desk');
  await host.fill(field('Value'), '600');
  await host.press('Enter');
  await host.sees({ selector: '[data-testid=key][aria-disabled=false]', name: 'B' });
  await see('desk-value');
  await host.click(button('Pass'));
  await host.sees({ selector: '[data-testid=key][aria-disabled=true]', name: 'B, spin first' });
  await chooseRules(host, 'Manual');
  await host.seesNo(part('desk-bar'));
}
