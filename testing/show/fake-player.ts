import { playerOf } from '../rooms/room-client.ts';

/** A phone without a page: it sits down in its team, and buzzes when it is told to. */
export async function sitDown(origin: string, code: string, name: string, team: number) {
  const phone = await playerOf(origin, code, name, { team });
  return {
    /** Presses in the first round that it hears of. */
    async buzz(ago = 0): Promise<void> {
      const { round } = await phone.next(({ t, open }) => t === 'buzz' && open === true);
      phone.say({ t: 'buzz', round, ago });
    },
    leave: () => phone.leave(),
  };
}
