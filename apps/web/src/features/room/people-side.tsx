import type { RoomSeat } from '@wheel/contract';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import type { HostRoom } from '../../room/host.ts';
import { useRoom } from '../../room/room-status-store.ts';
import { teamName } from '../../text/names.ts';
import { Checkbox } from '../../ui/fields.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { useWords } from '../../words/words.ts';
import { keepingFocus } from './asks.tsx';
import devices from './devices.module.css';
import styles from './people.module.css';
import { SeatActions, type TeamOfRoom } from './seat-actions.tsx';

type PeopleSideProps = { readonly room: HostRoom; readonly teams: readonly TeamOfRoom[] };

/** Who is there, by team, and who may come in. */
export function PeopleSide({ room, teams }: PeopleSideProps) {
  const { people } = useWords('room').host;
  const seats = useRoom(room, (state) => state.seats);
  const hasDevices = useRoom(room, ({ screens, remotes }) => screens.length + remotes.length > 0);
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosen] = useState<string | null>(null);
  const chosen = seats.find(({ seat }) => seat === chosenId) ?? null;
  const without = seats.filter(({ team }) => team === null || !teams[team]);
  const listOf = (members: readonly RoomSeat[]) => (
    <Seats seats={members} chosen={chosen} onChoose={setChosen} />
  );
  return (
    <section className={styles.people} aria-label={people.label}>
      <Switches room={room} />
      <div className={styles.teams} ref={list} tabIndex={-1}>
        {hasDevices && <Devices room={room} />}
        {teams.map((team, at) => {
          const members = seats.filter((seat) => seat.team === at);
          return (
            <div
              key={team.color}
              className={styles.team}
              style={{ '--team': team.color } as CSSProperties}
            >
              <h3>
                <TeamMark team={at} look="lit" />
                {teamName(teams, at)}
                <span>{members.length}</span>
              </h3>
              {listOf(members)}
            </div>
          );
        })}
        {without.length > 0 && (
          <div className={styles.team}>
            <h3>
              {people.noTeam}
              <span>{without.length}</span>
            </h3>
            {listOf(without)}
          </div>
        )}
      </div>
      {chosen && (
        <SeatActions
          key={chosen.seat}
          room={room}
          seat={chosen}
          teams={teams}
          onDone={() => {
            setChosen(null);
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}

function Switches({ room }: { readonly room: HostRoom }) {
  const { switches: labels } = useWords('room').host.people;
  const door = useRoom(room, (state) => state.door);
  const allow = useRoom(room, (state) => state.allow);
  const switches = [
    ['lock', !door.open, (on) => room.setDoor({ open: !on })],
    ['approve', door.approve, (approve) => room.setDoor({ approve })],
    ['letters', allow.letters, (letters) => room.setAllow({ letters })],
    ['phrases', allow.phrases, (phrases) => room.setAllow({ phrases })],
    ['board', allow.board, (board) => room.setAllow({ board })],
    ['sameRoom', allow.sameRoom, (sameRoom) => room.setAllow({ sameRoom })],
  ] satisfies [keyof typeof labels, boolean, (on: boolean) => void][];
  return (
    <div className={styles.switches}>
      {switches.map(([name, isOn, set]) => (
        <Checkbox
          key={name}
          label={labels[name]}
          checked={isOn}
          onChange={({ target }) => set(target.checked)}
        />
      ))}
    </div>
  );
}

type SeatsProps = {
  readonly seats: readonly RoomSeat[];
  readonly chosen: RoomSeat | null;
  readonly onChoose: (seat: string | null) => void;
};

function Seats({ seats, chosen, onChoose }: SeatsProps) {
  const { people } = useWords('room').host;
  if (seats.length === 0) {
    return (
      <ul>
        <li className={styles.none}>{people.nobody}</li>
      </ul>
    );
  }
  return (
    <ul>
      {seats.map((seat) => (
        <li key={seat.seat}>
          <button
            type="button"
            className={styles.seat}
            data-away={seat.away}
            aria-label={seat.away ? people.away({ name: seat.name }) : seat.name}
            aria-pressed={seat === chosen}
            onClick={() => onChoose(seat === chosen ? null : seat.seat)}
          >
            {seat.away && <Icon name="offline" />}
            {seat.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Screens and remotes, each with a way to end it. */
export function Devices({ room }: { readonly room: HostRoom }) {
  const words = useWords('room').host.devices;
  const screens = useRoom(room, (state) => state.screens);
  const remotes = useRoom(room, (state) => state.remotes);
  return (
    <section className={devices.devices} aria-label={words.label} tabIndex={-1} data-keeps-focus>
      {screens.length > 0 && (
        <ul aria-label={words.screens}>
          {screens.map(({ seat, number, own, from }) => (
            <Device
              key={seat}
              icon="tv"
              name={words.screen({ number })}
              tag={own ? words.own : words.address({ number: from })}
              onEnd={() => room.remove(seat)}
            />
          ))}
        </ul>
      )}
      {remotes.length > 0 && (
        <ul aria-label={words.remotes}>
          {remotes.map(({ seat, name }) => (
            <Device key={seat} icon="remote" name={name} onEnd={() => room.remove(seat)} />
          ))}
        </ul>
      )}
    </section>
  );
}

type DeviceProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly tag?: ReactNode;
  readonly onEnd: () => void;
};

function Device({ icon, name, tag, onEnd }: DeviceProps) {
  const { end, endOne } = useWords('room').host.devices;
  return (
    <li className={devices.device}>
      <Icon name={icon} />
      <span className={devices.name}>{name}</span>
      {tag && <span className={devices.tag}>{tag}</span>}
      <button type="button" aria-label={endOne({ name })} onClick={keepingFocus(onEnd)}>
        {end}
      </button>
    </li>
  );
}
