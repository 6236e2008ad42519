import type { RoomSeat } from '@wheel/contract';
import { type CSSProperties, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { RoomIcon } from '../../components/room-icon/room-icon.tsx';
import { TeamMark } from '../../components/team-mark/team-mark.tsx';
import type { HostRoom } from '../../stores/room/host-room.ts';
import { useRoom } from '../../stores/room/room-context.ts';
import { teamName } from '../../words/team-name.ts';
import styles from './people.module.css';
import { SeatActions } from './seat-actions.tsx';
import type { TeamOfRoom } from './team-of-room.ts';

type PeopleSideProps = { readonly room: HostRoom; readonly teams: readonly TeamOfRoom[] };

/** Who is there, by team, and who may come in. */
export function PeopleSide({ room, teams }: PeopleSideProps) {
  const seats = useRoom(room, (state) => state.seats);
  const newcomers = useRoom(room, (state) => state.newcomers);
  const [chosenId, setChosen] = useState<string | null>(null);
  const chosen = seats.find(({ seat }) => seat === chosenId) ?? null;
  const without = seats.filter(({ team }) => team === null || !teams[team]);
  const listOf = (members: readonly RoomSeat[]) => (
    <Seats seats={members} chosen={chosen} onChoose={setChosen} />
  );
  return (
    <section className={styles.people} aria-label="Players">
      <Switches room={room} />
      <div className={styles.asks} role="status">
        {newcomers.map(({ id, value }) => (
          <div key={id} className={styles.ask}>
            <span>{`${value} wants to join`}</span>
            <Button look="light" onClick={() => room.admit(id, true)}>
              Let in
            </Button>
            <Button onClick={() => room.admit(id, false)}>Refuse</Button>
          </div>
        ))}
      </div>
      <div className={styles.teams}>
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
          onDone={() => setChosen(null)}
        />
      )}
    </section>
  );
}

function Switches({ room }: { readonly room: HostRoom }) {
  const door = useRoom(room, (state) => state.door);
  const allow = useRoom(room, (state) => state.allow);
  return (
    <div className={styles.switches}>
      <Checkbox
        label="Lock the door"
        checked={!door.open}
        onChange={({ target }) => room.setDoor({ open: !target.checked })}
      />
      <Checkbox
        label="Approve newcomers"
        checked={door.approve}
        onChange={({ target }) => room.setDoor({ approve: target.checked })}
      />
      <Checkbox
        label="Letters by phone"
        checked={allow.letters}
        onChange={({ target }) => room.setAllow({ letters: target.checked })}
      />
      <Checkbox
        label="Phrases by phone"
        checked={allow.phrases}
        onChange={({ target }) => room.setAllow({ phrases: target.checked })}
      />
      <Checkbox
        label="Board on phones"
        checked={allow.board}
        onChange={({ target }) => room.setAllow({ board: target.checked })}
      />
      <Checkbox
        label="All in one room"
        checked={allow.sameRoom}
        onChange={({ target }) => room.setAllow({ sameRoom: target.checked })}
      />
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
            {seat.away && <RoomIcon name="offline" />}
            {seat.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
