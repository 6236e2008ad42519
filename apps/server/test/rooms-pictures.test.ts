import { expect, it } from 'vitest';
import { stateOf } from '../../../testing/rooms/room-client.ts';
import { useRooms } from './helpers/rooms.ts';
import { eachEngine } from './support/stores.ts';

const LONGEST = 'A'.repeat(43_692);
const picture = (id: string, data = LONGEST) =>
  ({ t: 'picture', id, type: 'image/webp', plate: 'light', data }) as const;
const OWL = picture('0123456789abcdef');
const GONE = { t: 'picture', id: null } as const;

eachEngine('the picture of a stage', (database) => {
  const rooms = useRooms(database, { rateLimit: true });
  const hosted = async () => {
    const room = await rooms().openRoom();
    return { room, code: room.code, host: await rooms().hostOf(room) };
  };

  it('reaches screens as it was sent, and no phone and no remote', async () => {
    const { host, code } = await hosted();
    const screen = await rooms().join(code, { as: 'screen' });
    const phone = await rooms().playerOf(code, 'Ada');
    host.say(OWL);
    host.say(stateOf(1, 1));
    expect(await screen.kind('picture')).toEqual(OWL);
    const late = await rooms().join(code, { as: 'screen' });
    expect(await late.kind('picture')).toEqual(OWL);
    await phone.kind('state');
    expect(phone.last('picture')).toBeUndefined();
  });

  it('is not sent again to a screen that has it', async () => {
    const { host, code } = await hosted();
    host.say(OWL);
    host.say(stateOf(1, 1));
    const screen = await rooms().join(code, { as: 'screen', have: OWL.id });
    await screen.kind('state');
    host.say(GONE);
    expect(await screen.kind('picture')).toEqual(GONE);
    expect(screen.told.filter(({ t }) => t === 'picture')).toHaveLength(1);
  });

  it.each([
    ['with another id', picture('owl')],
    ['of another type', { ...OWL, type: 'image/svg+xml' }],
    ['that is too long', picture(OWL.id, `${LONGEST}AAAA`)],
    ['that is no base64', picture(OWL.id, '<svg>')],
    ['without its bytes', { t: 'picture', id: OWL.id }],
  ])('%s is refused, and closes nobody', async (_, refused) => {
    const { host, code } = await hosted();
    const screen = await rooms().join(code, { as: 'screen' });
    host.say(refused);
    host.say(stateOf(1, 1));
    await screen.kind('state');
    expect(screen.last('picture')).toBeUndefined();
    expect(host.closedWith).toBeNull();
  });

  it('is all that may be as long, and from a host alone', async () => {
    const { host, code } = await hosted();
    host.say({ ...OWL, t: 'state' });
    expect((await host.closed()).code).toBe(1009);
    const phone = await rooms().playerOf(code, 'Ada');
    phone.say(OWL);
    expect((await phone.closed()).code).toBe(1009);
    const { host: other } = await hosted();
    other.say(picture(OWL.id, 'A'.repeat(50_000)));
    expect((await other.closed()).code).toBe(1009);
  });

  it('is held in memory alone: the host of a room that has moved is asked for it', async () => {
    const { room, host } = await hosted();
    host.say(OWL);
    host.say(stateOf(1, 1));
    const screen = await rooms().join(room.code, { as: 'screen' });
    await screen.kind('picture');
    await host.leave();
    rooms().api.app.roomServer.drop(room.code);
    await screen.closed();
    const returned = await rooms().hostOf(room, { term: 1 });
    await returned.kind('want');
    const back = await rooms().join(room.code, { as: 'screen' });
    returned.say(stateOf(1, 2));
    await back.kind('state');
    expect(back.last('picture')).toBeUndefined();
    returned.say(OWL);
    expect(await back.kind('picture')).toEqual(OWL);
  });
});
