import { ROOM_LIMITS, type RoomSeat } from '@wheel/contract';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import type { HostRoom } from '../../room/host.ts';
import { devicesFrom } from '../../room/host-state.ts';
import { useRoom } from '../../room/room-status-store.ts';
import { counted, teamName } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Select } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import styles from './people.module.css';

type SeatActionsProps = {
  readonly room: HostRoom;
  readonly seat: RoomSeat;
  readonly teams: readonly TeamOfRoom[];
  readonly onDone: () => void;
};

type Doing = 'move' | 'rename' | 'sweep' | 'ban';

/** What the host can do about the chosen player. Only a ban is red. */
export function SeatActions({ room, seat, teams, onDone }: SeatActionsProps) {
  const [doing, setDoing] = useState<Doing | null>(null);
  /** The question that was cancelled: its button has the focus again. */
  const [cancelled, setCancelled] = useState<Doing | null>(null);
  const phones = useRoom(room, (state) => devicesFrom(state, seat.from).phones);
  const screens = useRoom(room, (state) => devicesFrom(state, seat.from).screens);
  const isApproving = useRoom(room, (state) => state.door.approve);
  const { seat: id, name, team, from } = seat;
  const colour = team === null ? undefined : teams[team]?.color;
  function done(act: () => void) {
    act();
    onDone();
  }
  function cancel() {
    setCancelled(doing);
    setDoing(null);
  }
  if (doing === 'sweep') {
    return (
      <Question
        title={`Remove all ${phones + screens} from there?`}
        text={sweepText(phones, screens)}
        act="Remove all"
        onAct={() => done(() => room.removeAllFrom(from))}
        onCancel={cancel}
      />
    );
  }
  if (doing === 'ban') {
    return (
      <BanQuestion
        name={name}
        isApproving={isApproving}
        onBan={(approve) =>
          done(() => {
            room.remove(id, true);
            if (approve) room.setDoor({ approve });
          })
        }
        onCancel={cancel}
      />
    );
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
          autoFocus
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
            <Icon name="move" />
            Move
          </Button>
          <Button onClick={() => setDoing('rename')}>
            <Icon name="edit" />
            Rename
          </Button>
          <Button onClick={() => done(() => room.remove(id))}>
            <Icon name="exit" />
            Remove
          </Button>
          {phones + screens > 1 && (
            <Button autoFocus={cancelled === 'sweep'} onClick={() => setDoing('sweep')}>
              <Icon name="people" />
              {`Remove all ${phones + screens} from there`}
            </Button>
          )}
          <Button
            look="danger"
            data-danger
            autoFocus={cancelled === 'ban'}
            onClick={() => setDoing('ban')}
          >
            <Icon name="ban" />
            Ban
          </Button>
        </>
      )}
    </div>
  );
}

/** A school or a family often has one address for all. */
function sweepText(phones: number, screens: number): string {
  const things = [
    phones > 0 && counted(phones, 'phone'),
    screens > 0 && counted(screens, 'screen'),
  ];
  return `${things.filter(Boolean).join(' and ')} share one address, as a whole school may. They can join again.`;
}

type BanQuestionProps = {
  readonly name: string;
  readonly isApproving: boolean;
  readonly onBan: (approve: boolean) => void;
  readonly onCancel: () => void;
};

/** A ban is of the phone's token, so only a look at newcomers keeps a stubborn player out. */
function BanQuestion({ name, isApproving, onBan, onCancel }: BanQuestionProps) {
  const [approve, setApprove] = useState(true);
  return (
    <Question
      title={`Ban ${name}?`}
      text={`A ban keeps this phone out until it forgets this room. ${
        isApproving ? 'Then it has to ask you.' : 'To be sure, approve newcomers.'
      }`}
      act="Ban"
      onAct={() => onBan(approve && !isApproving)}
      onCancel={onCancel}
    >
      {!isApproving && (
        <Checkbox
          label="Approve newcomers"
          checked={approve}
          onChange={({ target }) => setApprove(target.checked)}
        />
      )}
    </Question>
  );
}

type QuestionProps = {
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly onAct: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
};

/** Stands where the actions were. Cancel has the focus, so that a second press does no harm. */
function Question({ title, text, act, onAct, onCancel, children }: QuestionProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own
    <div
      className={`${styles.actions} ${styles.question}`}
      role="group"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <p id={`${id}t`}>{title}</p>
      <p id={`${id}d`}>{text}</p>
      {children}
      <div>
        <Button autoFocus onClick={onCancel}>
          Cancel
        </Button>
        <Button look="danger" data-danger onClick={onAct}>
          {act}
        </Button>
      </div>
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
        maxLength={ROOM_LIMITS.nameMax}
        onChange={({ target }) => setText(target.value)}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that asked for it
        autoFocus
      />
    </form>
  );
}

/** A team as a room lists it. */
export type TeamOfRoom = { readonly name: string; readonly color: string };
