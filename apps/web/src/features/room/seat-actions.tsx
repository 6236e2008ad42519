import { ROOM_LIMITS, type RoomSeat } from '@wheel/contract';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import type { HostRoom } from '../../room/host.ts';
import { devicesFrom } from '../../room/host-state.ts';
import { useRoom } from '../../room/room-status-store.ts';
import { teamName } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Select } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { useWords } from '../../words/words.ts';
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
  const { seat: words } = useWords('room').host;
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
        title={words.sweep.title({ count: phones + screens })}
        text={words.sweep.text({ phones, screens })}
        act={words.sweep.submit}
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
          aria-label={words.teamOf({ name })}
          defaultValue={team ?? ''}
          onChange={({ target }) => done(() => room.move(id, Number(target.value)))}
          autoFocus
        >
          {team === null && <option value="">{words.noTeam}</option>}
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
            {words.move}
          </Button>
          <Button onClick={() => setDoing('rename')}>
            <Icon name="edit" />
            {words.rename}
          </Button>
          <Button onClick={() => done(() => room.remove(id))}>
            <Icon name="exit" />
            {words.remove}
          </Button>
          {phones + screens > 1 && (
            <Button autoFocus={cancelled === 'sweep'} onClick={() => setDoing('sweep')}>
              <Icon name="people" />
              {words.sweep.open({ count: phones + screens })}
            </Button>
          )}
          <Button
            look="danger"
            data-danger
            autoFocus={cancelled === 'ban'}
            onClick={() => setDoing('ban')}
          >
            <Icon name="ban" />
            {words.ban.button}
          </Button>
        </>
      )}
    </div>
  );
}

type BanQuestionProps = {
  readonly name: string;
  readonly isApproving: boolean;
  readonly onBan: (approve: boolean) => void;
  readonly onCancel: () => void;
};

/** A ban is of the phone's token, so only a look at newcomers keeps a stubborn player out. */
function BanQuestion({ name, isApproving, onBan, onCancel }: BanQuestionProps) {
  const { people, seat } = useWords('room').host;
  const { ban } = seat;
  const [approve, setApprove] = useState(true);
  return (
    <Question
      title={ban.title({ name })}
      text={isApproving ? ban.textApproving : ban.text}
      act={ban.button}
      onAct={() => onBan(approve && !isApproving)}
      onCancel={onCancel}
    >
      {!isApproving && (
        <Checkbox
          label={people.switches.approve}
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
  const { cancel } = useWords('room').host.seat;
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
          {cancel}
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
  const { nameOf } = useWords('room').host.seat;
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
        aria-label={nameOf({ name })}
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
