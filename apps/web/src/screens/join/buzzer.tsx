import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { type NameLength, nameLength } from '../../text/name-length.ts';
import { BulbRing, type Lights } from '../../ui/bulbs.tsx';
import { ReadAs } from '../../ui/read-as.tsx';
import { shapeOf, TeamMark } from '../../ui/team-mark.tsx';
import { useWords } from '../../words/words.ts';
import phone from '../shared/phone.module.css';
import { PhonePage } from '../shared/phone-page.tsx';
import styles from './buzzer.module.css';

export type BuzzerLook = {
  readonly say: ReactNode;
  readonly sub?: ReactNode;
  readonly length?: NameLength;
  /** What the dome shows. */
  readonly face: ReactNode;
  /** Raised in the team's colour, sunk, shut, or an ivory plate. */
  readonly dome: 'up' | 'down' | 'off' | 'ivory';
  readonly lights: Lights;
  /** Whether it can be pressed now; `none` where the dome only shows a place. */
  readonly button: 'on' | 'off' | 'none';
  /** The whole phone in the team's colour. */
  readonly flood?: boolean;
};

type BuzzerProps = {
  readonly look: BuzzerLook;
  readonly team: PhoneTeam;
  readonly player: string;
  /** The puzzle, where the host shows it on phones. */
  readonly board?: ReactNode;
  /** `ago`: milliseconds since the press. */
  readonly onPress: (ago: number) => void;
};

/** One console; only the lights and the face of the dome change. Lights tell before words. */
export function Buzzer({ look, team, player, board, onPress }: BuzzerProps) {
  const { buzzer } = useWords('room').phone;
  const press = usePress(onPress);
  const { say, sub, length = 'short', dome, flood = false } = look;
  return (
    <PhonePage
      title={buzzer.title}
      className={styles.console}
      whole
      colour={team.color}
      data-flood={flood}
    >
      <div className={styles.top}>
        <PhoneCap team={team} low={false} />
        <div className={styles.say} role="status">
          <h1 className={phone.title} data-length={length}>
            {say}
          </h1>
          {sub && !board && <p className={styles.sub}>{sub}</p>}
        </div>
        {board}
      </div>
      <div className={styles.pad}>
        {look.button === 'none' ? (
          <div className={styles.buzzer} data-dome={dome}>
            <Dome look={look} />
          </div>
        ) : (
          <button
            type="button"
            className={styles.buzzer}
            data-dome={dome}
            aria-disabled={look.button === 'off'}
            aria-label={buzzer.buzz}
            {...press}
          >
            <Dome look={look} />
          </button>
        )}
        <p className={styles.plate}>{player}</p>
      </div>
    </PhonePage>
  );
}

function Dome({ look: { face, lights } }: Pick<BuzzerProps, 'look'>) {
  return (
    <span className={styles.rig} data-new={lights !== 'chase' && lights !== 'lit'}>
      <span className={styles.ring}>
        <BulbRing lights={lights} />
      </span>
      <span className={styles.dome}>
        <span className={styles.face}>{face}</span>
      </span>
    </span>
  );
}

/** On the way down, not on the way up; a switch or a reader that only clicks is heard as well. */
function usePress(onPress: (ago: number) => void) {
  /** The click at the end of a touch is no press of its own: a thumb may rest on a shut button until it opens. */
  const isTouch = useRef(false);
  return {
    onPointerDown({ timeStamp }: { readonly timeStamp: number }) {
      isTouch.current = true;
      onPress(ageOf(timeStamp));
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) onPress(ageOf(event.timeStamp));
    },
    // Firefox clicks when the space bar comes up, whatever was done about its way down.
    onKeyUp(event: KeyboardEvent) {
      if (event.key === ' ') event.preventDefault();
    },
    onClick({ detail }: MouseEvent) {
      const isEnd = isTouch.current && detail > 0;
      isTouch.current = false;
      if (!isEnd) onPress(0);
    },
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}

const ageOf = (timeStamp: number): number => Math.max(0, performance.now() - timeStamp);

export type PhoneTeam = {
  /** Its place in the list. */
  readonly at: number;
  readonly name: string;
  readonly color: string;
  readonly score: number;
};

type PhoneCapProps = {
  readonly team: PhoneTeam;
  /** Lies across the top of a phone held sideways. */
  readonly low?: boolean;
};

/** Who I am: mark, name and score of the team. */
export function PhoneCap({ team, low = true }: PhoneCapProps) {
  const { cap } = useWords('room').phone;
  const { shapes } = useWords('join');
  return (
    <header className={phone.cap} data-low={low}>
      <TeamMark team={team.at} className={phone.mark} />
      <span className={phone.team} data-length={nameLength(team.name)}>
        <ReadAs text={cap.team({ shape: shapes[shapeOf(team.at)] })}>{team.name}</ReadAs>
      </span>
      <span className={phone.score}>
        <ReadAs text={cap.score}>{team.score}</ReadAs>
      </span>
    </header>
  );
}
