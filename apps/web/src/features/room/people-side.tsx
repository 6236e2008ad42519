import type { RoomSeat } from '@wheel/contract';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import type { HostRoom } from '../../room/host.ts';
import { useRoom } from '../../room/room-status-store.ts';
import { teamName } from '../../text/names.ts';
import { Checkbox } from '../../ui/fields.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { keepingFocus } from './asks.tsx';
import devices from './devices.module.css';
import styles from './people.module.css';
import { SeatActions, type TeamOfRoom } from './seat-actions.tsx';

type PeopleSideProps = { readonly room: HostRoom; readonly teams: readonly TeamOfRoom[] };

/** Who is there, by team, and who may come in. */
export function PeopleSide({ room, teams }: PeopleSideProps) {
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
    <section className={styles.people} aria-label="Players">
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
              No team yet
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
  const door = useRoom(room, (state) => state.door);
  const allow = useRoom(room, (state) => state.allow);
  const switches = [
    ['Lock the door', !door.open, (on) => room.setDoor({ open: !on })],
    ['Approve newcomers', door.approve, (approve) => room.setDoor({ approve })],
    ['Letters by phone', allow.letters, (letters) => room.setAllow({ letters })],
    ['Phrases by phone', allow.phrases, (phrases) => room.setAllow({ phrases })],
    ['Board on phones', allow.board, (board) => room.setAllow({ board })],
    ['All in one room', allow.sameRoom, (sameRoom) => room.setAllow({ sameRoom })],
  ] satisfies [string, boolean, (on: boolean) => void][];
  return (
    <div className={styles.switches}>
      {switches.map(([label, isOn, set]) => (
        <Checkbox
          key={label}
          label={label}
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
  if (seats.length === 0) {
    return (
      <ul>
        <li className={styles.none}>Nobody yet</li>
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
            aria-label={seat.away ? `${seat.name}, away` : seat.name}
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
  const screens = useRoom(room, (state) => state.screens);
  const remotes = useRoom(room, (state) => state.remotes);
  return (
    <section
      className={devices.devices}
      aria-label="Screens and remotes"
      tabIndex={-1}
      data-keeps-focus
    >
      {screens.length > 0 && (
        <ul aria-label="Screens">
          {screens.map(({ seat, number, own, from }) => (
            <Device
              key={seat}
              icon="tv"
              name={`Screen ${number}`}
              tag={own ? 'Opened here' : `Address ${from}`}
              onEnd={() => room.remove(seat)}
            />
          ))}
        </ul>
      )}
      {remotes.length > 0 && (
        <ul aria-label="Remotes">
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

const Device = ({ icon, name, tag, onEnd }: DeviceProps) => (
  <li className={devices.device}>
    <Icon name={icon} />
    <span className={devices.name}>{name}</span>
    {tag && <span className={devices.tag}>{tag}</span>}
    <button type="button" aria-label={`End ${name}`} onClick={keepingFocus(onEnd)}>
      End
    </button>
  </li>
);
