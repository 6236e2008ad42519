import { hostOf, openRoom, welcomeOf } from '../testing/rooms/room-client.ts';
import { stateOf } from '../testing/show/told-room.ts';
import { button, field, type Host, part, says } from './host.ts';

const show = { teams: ['Aces', 'Bees', 'Cats', 'Dons'] };

/** Phones, walls and remotes of a show that a program hosts: a browser here has one window. */
export async function playRoom(host: Host): Promise<void> {
  host.step('a phone buzzes, a wall shows it, and a remote steers the show');
  const room = await openRoom(host.origin);
  const desk = await hostOf(host.origin, room);
  const { term } = welcomeOf(desk);
  let rev = 0;
  const publish = (matters: Parameters<typeof stateOf>[1]) => {
    rev += 1;
    desk.say({ t: 'state', term, rev, state: stateOf(show, matters), events: [] });
  };
  publish({});
  desk.say({ t: 'buzz', do: 'open', round: 1 });
  await host.open(`/j/${room.code}`);
  await host.fill(field('Name'), 'Mia');
  await host.click(button('Next'));
  await host.shoot('phone-team');
  await host.click(button('Bees'));
  await host.shoot('phone-open', says('Buzzers open'));
  await host.click(button('Buzz'));
  await host.shoot('phone-first', says('You were first'));
  publish({ buzz: [{ team: 1, place: 1, ms: 0 }] });
  await host.open(`/screen/${room.code}?sound=off&qr=hide`);
  await host.shoot('screen-buzz', part('buzz-banner'));
  desk.say({ t: 'pair' });
  const { token } = await desk.kind('pairing');
  await host.open(`/remote#${room.code}.${token}`);
  await host.sees(says('Remote'));
  const { id } = await desk.next(({ t, kind }) => t === 'ask' && kind === 'remote');
  desk.say({ t: 'answer', id, ok: true });
  await host.shoot('remote', button('SPIN'), says('Ready'));
  await desk.leave();
}
