import { setTimeout as pause } from 'node:timers/promises';
import { connect, type RoomClient, stateOf } from '../../testing/rooms/room-client.ts';
import { from, type Target } from './attacks.ts';

const TEAMS = 4;
/** How long a device may need to be in again. */
const BACK_WITHIN_MS = 6_000;
const RETRY_MS = 250;

type Guest = {
  readonly hello: Readonly<Record<string, unknown>>;
  client: RoomClient;
  token: string | undefined;
};

/** Connects as our pages do: again and again, for a while. */
async function comeIn(
  { origin, code }: Target,
  address: string,
  hello: Readonly<Record<string, unknown>>,
): Promise<RoomClient> {
  const until = performance.now() + BACK_WITHIN_MS;
  let why = '';
  while (performance.now() < until) {
    try {
      const client = await connect(origin, code, { headers: from(address) });
      client.say({ t: 'hello', v: 1, ...hello });
      await client.kind('welcome');
      return client;
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
      await pause(RETRY_MS);
    }
  }
  throw new Error(`${hello.as} ${hello.name ?? ''} could not come in: ${why}`);
}

/** A host, a screen opened from the host's dialog, and phones at one address: a show that must not be disturbed. */
export class Evening {
  readonly #target: Target;
  readonly #address: string;
  readonly #secret: string;
  readonly #phones: Guest[] = [];
  #host: RoomClient | null = null;
  #screen: Guest | null = null;
  #rev = 0;
  #round = 0;

  constructor(target: Target, address: string, secret: string) {
    this.#target = target;
    this.#address = address;
    this.#secret = secret;
  }

  async begin(phones: number): Promise<void> {
    await this.hostComesBack();
    const screenToken = this.#host?.last('welcome')?.screenToken;
    this.#screen = await this.#guest({ as: 'screen' }, String(screenToken));
    await this.morePhones(phones);
  }

  async morePhones(count: number): Promise<void> {
    const first = this.#phones.length;
    for (let nth = first; nth < first + count; nth += 1)
      this.#phones.push(await this.#guest({ as: 'player', name: `P${nth}`, team: nth % TEAMS }));
  }

  /** A reload of the host's page. */
  async hostComesBack(): Promise<void> {
    this.#host?.socket.terminate();
    this.#host = await this.#in({ as: 'host', secret: this.#secret, device: 'desk' });
  }

  /** Reloads of the screen and of every phone. */
  async everybodyComesBack(): Promise<void> {
    for (const guest of this.#guests) {
      guest.client.socket.terminate();
      guest.client = await this.#in({ ...guest.hello, seat: guest.token });
      guest.token = String(guest.client.last('welcome')?.token ?? guest.token);
    }
  }

  /** One state to everybody, and one round of buzzers. */
  async plays(): Promise<void> {
    const host = this.#host;
    if (host === null) throw new Error('The host is not there.');
    this.#rev += 1;
    this.#round += 1;
    const rev = this.#rev;
    host.say(stateOf(1, rev));
    for (const { client } of this.#guests)
      await client.next((told) => told.t === 'state' && told.rev === rev);
    host.say({ t: 'buzz', do: 'open', round: this.#round });
    for (const { client } of this.#phones) {
      await client.next((told) => told.t === 'buzz' && told.round === this.#round);
      client.say({ t: 'buzz', round: this.#round, ago: 0 });
    }
    await host.next(
      ({ t, round, list }) =>
        t === 'order' && round === this.#round && (list as unknown[]).length === TEAMS,
    );
  }

  /** How many connections were closed without a request to leave. */
  get lost(): number {
    const all = [this.#host, ...this.#guests.map(({ client }) => client)];
    return all.filter((client) => client?.closedWith !== null).length;
  }

  end(): void {
    for (const client of [this.#host, ...this.#guests.map((guest) => guest.client)])
      client?.socket.terminate();
  }

  get #guests(): readonly Guest[] {
    return this.#screen === null ? this.#phones : [this.#screen, ...this.#phones];
  }

  #in(hello: Readonly<Record<string, unknown>>): Promise<RoomClient> {
    return comeIn(this.#target, this.#address, hello);
  }

  async #guest(hello: Readonly<Record<string, unknown>>, seat?: string): Promise<Guest> {
    const client = await this.#in({ ...hello, ...(seat !== undefined && { seat }) });
    return { hello, client, token: client.last('welcome')?.token as string | undefined };
  }
}
