import type { RoomSeat } from '@wheel/contract';
import { type CSSProperties, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { RoomIcon } from '../../components/room-icon/room-icon.tsx';
import { Select } from '../../components/select/select.tsx';
import { TeamMark } from '../../components/team-mark/team-mark.tsx';
import type { HostRoom } from '../../stores/room/host-room.ts';
import { teamName } from '../../words/team-name.ts';
import styles from './people.module.css';
import type { TeamOfRoom } from './team-of-room.ts';

const NAME_MAX = 20;

type SeatActionsProps = {
  readonly room: HostRoom;
  readonly seat: RoomSeat;
  readonly teams: readonly TeamOfRoom[];
  readonly onDone: () => void;
};

/** What the host can do about the chosen player. Only a ban is red. */
export function SeatActions({ room, seat, teams, onDone }: SeatActionsProps) {
  const [doing, setDoing] = useState<'move' | 'rename' | null>(null);
  const { seat: id, name, team } = seat;
  const colour = team === null ? undefined : teams[team]?.color;
  function done(act: () => void) {
    act();
    onDone();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own
    <div
      className={styles.actions}
      role="group"
      aria-label={name}
      style={{ '--team': colour } as CSSProperties}
    >
      <p>
        {team !== null && <TeamMark team={team} look="lit" />}
        {name}
      </p>
      {doing === 'move' && (
        <Select
          aria-label={`Team of ${name}`}
          defaultValue={team ?? ''}
          onChange={({ target }) => done(() => room.move(id, Number(target.value)))}
        >
          {team === null && <option value="">No team</option>}
          {teams.map((one, at) => (
            <option key={one.color} value={at}>
              {teamName(teams, at)}
            </option>
          ))}
        </Select>
      )}
      {doing === 'rename' && (
        <RenameForm name={name} onName={(given) => done(() => room.rename(id, given))} />
      )}
      {doing === null && (
        <>
          <Button onClick={() => setDoing('move')}>
            <RoomIcon name="move" />
            Move
          </Button>
          <Button onClick={() => setDoing('rename')}>
            <RoomIcon name="edit" />
            Rename
          </Button>
          <Button onClick={() => done(() => room.remove(id))}>
            <RoomIcon name="exit" />
            Remove
          </Button>
          <Button look="danger" data-danger onClick={() => done(() => room.remove(id, true))}>
            <RoomIcon name="ban" />
            Ban
          </Button>
        </>
      )}
    </div>
  );
}

type RenameFormProps = { readonly name: string; readonly onName: (name: string) => void };

function RenameForm({ name, onName }: RenameFormProps) {
  const [text, setText] = useState(name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onName(text.trim());
      }}
    >
      <input
        className={styles.rename}
        aria-label={`Name of ${name}`}
        value={text}
        maxLength={NAME_MAX}
        onChange={({ target }) => setText(target.value)}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that asked for it
        autoFocus
      />
    </form>
  );
}
