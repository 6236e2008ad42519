import type { CSSProperties } from 'react';
import { gapText, nameLength, ordinal, ordinalEnding } from '../../text/room.ts';
import { Icon } from '../../ui/icon.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './buzzer.module.css';
import type { BuzzerLook, PhoneTeam } from './buzzer.tsx';
import type { PhoneView } from './phone-view.ts';

type LookProps = {
  readonly team: PhoneTeam;
  readonly teams: readonly { readonly name: string; readonly color: string }[];
  /** Who was first in this round. */
  readonly first: number | null;
};

const WHY = {
  host: 'The host locked the buzzers',
  wrong: 'Wrong answer: your team sits this one out',
} as const;

/** How the console looks in each of its states; `null` for pictures that are no console. */
export function buzzerLook(view: PhoneView, { team, teams, first }: LookProps): BuzzerLook | null {
  const shut = { dome: 'off', lights: 'dark', button: 'off' } as const;
  const told = { dome: 'off', lights: 'dark', button: 'none' } as const;
  const other = first === null ? null : (teams[first] ?? null);
  switch (view.type) {
    case 'wait':
      return {
        ...shut,
        say: 'Wait',
        sub: 'Watch the screen',
        face: <TeamMark team={team.at} look="lit" />,
      };
    case 'open':
      return { say: 'Buzzers open', face: <Word team={team} />, ...OPEN };
    case 'pressed':
      return { say: 'Buzzed', face: <Word team={team} />, ...OPEN, dome: 'down', lights: 'lit' };
    case 'first':
      return {
        say: 'You were first',
        face: <Place place={1} />,
        dome: 'ivory',
        lights: 'lit',
        button: 'none',
        flood: true,
      };
    case 'placed':
      return {
        ...told,
        say: other && first !== null ? <FirstTeam team={first} {...other} /> : 'Buzzed',
        length: other ? nameLength(other.name) : 'short',
        sub: <VisuallyHidden>{`${ordinal(view.place)}, ${gapText(view.ms)}`}</VisuallyHidden>,
        face: <Place place={view.place} ms={view.ms} />,
      };
    case 'tied':
      return {
        ...told,
        say: 'Tie',
        sub: other && first !== null && (
          <FirstTeam team={first} {...other} says="go first" isLine />
        ),
        lights: 'lit',
        face: (
          <span className={styles.place} aria-hidden="true">
            <span>Tie</span>
          </span>
        ),
      };
    case 'mate':
      return {
        say: 'Your team buzzed',
        face: <TeamMark team={team.at} />,
        dome: 'down',
        lights: 'lit',
        button: 'none',
      };
    case 'late':
      return {
        ...told,
        say: 'Too late',
        sub: other && first !== null && <FirstTeam team={first} {...other} isLine />,
        face: <Icon name="hourglass" />,
      };
    case 'locked':
      return { ...shut, say: 'Locked', sub: WHY[view.why], face: <Icon name="lock" /> };
    case 'reconnecting':
      return {
        ...shut,
        say: 'Reconnecting',
        sub: 'Your place is kept',
        lights: 'turning',
        face: <Icon name="offline" />,
      };
    case 'away':
      return {
        ...shut,
        say: 'Host away',
        sub: 'The show goes on in a moment',
        face: <Icon name="cup" />,
      };
    default:
      return null;
  }
}

const OPEN = { dome: 'up', lights: 'chase', button: 'on' } as const;

function Word({ team }: { readonly team: PhoneTeam }) {
  return (
    <>
      <TeamMark team={team.at} look="ghost" />
      <span className={styles.word}>Buzz</span>
    </>
  );
}

/** For the eye, and for those to whom the phone is held up: the words above say it as well. */
function Place({ place, ms }: { readonly place: number; readonly ms?: number }) {
  return (
    <span className={styles.place} aria-hidden="true">
      <span>
        {place}
        <small>{ordinalEnding(place)}</small>
      </span>
      {ms !== undefined && <i>{gapText(ms)}</i>}
    </span>
  );
}

type FirstTeamProps = {
  readonly team: number;
  readonly name: string;
  readonly color: string;
  readonly says?: string;
  readonly isLine?: boolean;
};

function FirstTeam({ team, name, color, says = 'were first', isLine = false }: FirstTeamProps) {
  const colour = { '--team': color, display: isLine ? 'contents' : 'block' } as CSSProperties;
  return (
    <>
      <span style={colour}>
        <TeamMark team={team} look="lit" />
      </span>
      {`${name} ${says}`}
    </>
  );
}
