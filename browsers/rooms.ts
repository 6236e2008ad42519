import { hostOf, openRoom, welcomeOf } from '../testing/rooms/room-client.ts';
import { toldOf } from '../testing/show/told-room.ts';
import { button, field, type Host, part } from './host.ts';
import type { Step } from './show.ts';

const show = { teams: ['Aces', 'Bees', 'Cats', 'Dons'] };

/** A browser here has one window: the show beside it is hosted by a program. */
async function hostedBeside(host: Host) {
  const room = await openRoom(host.origin);
  const desk = await hostOf(host.origin, room);
  const { term } = welcomeOf(desk);
  let rev = 0;
  return {
    code: room.code,
    desk,
    show(matters: Parameters<typeof toldOf>[1] = {}): void {
      rev += 1;
      desk.say({ t: 'state', term, rev, state: toldOf(show, matters), events: [] });
    },
    async pairing(): Promise<string> {
      desk.say({ t: 'pair' });
      return String((await desk.kind('pairing')).token);
    },
  };
}

const says = (text: string) => ({ selector: '[role=status]', name: text });

/** What phones, walls and remotes look like while somebody hosts. */
export const roomEvening: readonly Step[] = [
  [
    'a phone buzzes, a wall shows it, and a remote steers the show',
    async (host, see) => {
      const beside = await hostedBeside(host);
      beside.show();
      beside.desk.say({ t: 'buzz', do: 'open', round: 1 });
      await host.open(`/j/${beside.code}`);
      await host.fill(field('Name'), 'Mia');
      await host.click(button('Next'));
      await see('phone-team');
      await host.click(button('Bees'));
      await host.sees(says('Buzzers open'));
      await see('phone-open');
      await host.click(button('Buzz'));
      await host.sees(says('You were first'));
      await see('phone-first');
      beside.show({ buzz: [{ team: 1, place: 1, ms: 0 }] });
      await host.open(`/screen/${beside.code}?sound=off&qr=hide`);
      await host.sees(part('buzz-banner'));
      await see('screen-buzz');
      await host.open(`/remote#${beside.code}.${await beside.pairing()}`);
      await host.sees(button('SPIN'));
      await host.sees(says('Ready'));
      await see('remote');
      await beside.desk.leave();
    },
  ],
];
