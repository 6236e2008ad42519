import type { CSSProperties } from 'react';
import { nameLength } from '../../text/name-length.ts';
import { gapText, ordinal, ordinalEnding } from '../../text/places.ts';
import { Icon } from '../../ui/icon.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords, words } from '../../words/words.ts';
import styles from './buzzer.module.css';
import type { BuzzerLook, PhoneTeam } from './buzzer.tsx';
import type { PhoneView } from './phone-view.ts';

type LookProps = {
  readonly team: PhoneTeam;
  readonly teams: readonly { readonly name: string; readonly color: string }[];
  /** Who was first in this round. */
  readonly first: number | null;
};

/** How the console looks in each of its states; `null` for pictures that are no console. */
export function buzzerLook(view: PhoneView, { team, teams, first }: LookProps): BuzzerLook | null {
  const shut = { dome: 'off', lights: 'dark', button: 'off' } as const;
  const told = { dome: 'off', lights: 'dark', button: 'none' } as const;
  const text = words('room').phone.buzzer;
  const other = first === null ? null : (teams[first] ?? null);
  switch (view.type) {
    case 'wait':
      return {
        ...shut,
        say: text.wait,
        sub: text.watch,
        face: <TeamMark team={team.at} look="lit" />,
      };
    case 'open':
      return { say: text.open, face: <Word team={team} />, ...OPEN };
    case 'pressed':
      return { say: text.buzzed, face: <Word team={team} />, ...OPEN, dome: 'down', lights: 'lit' };
    case 'first':
      return {
        say: text.first,
        face: <Place place={1} />,
        dome: 'ivory',
        lights: 'lit',
        button: 'none',
        flood: true,
      };
    case 'placed':
      return {
        ...told,
        say:
          other && first !== null ? (
            <FirstTeam {...other} team={first} text={text.teamFirst({ team: other.name })} />
          ) : (
            text.buzzed
          ),
        length: other ? sayLength(other.name, text.teamFirst({ team: other.name })) : 'short',
        sub: (
          <VisuallyHidden>
            {text.placed({ place: ordinal(view.place), gap: gapText(view.ms) })}
          </VisuallyHidden>
        ),
        face: <Place place={view.place} ms={view.ms} />,
      };
    case 'tied':
      return {
        ...told,
        say: text.tie,
        sub: other && first !== null && (
          <FirstTeam
            {...other}
            team={first}
            text={text.teamGoesFirst({ team: other.name })}
            isLine
          />
        ),
        lights: 'lit',
        face: (
          <span className={styles.place} aria-hidden="true">
            <span>{text.tie}</span>
          </span>
        ),
      };
    case 'mate':
      return {
        say: text.mate,
        face: <TeamMark team={team.at} />,
        dome: 'down',
        lights: 'lit',
        button: 'none',
      };
    case 'late':
      return {
        ...told,
        say: text.late,
        sub: other && first !== null && (
          <FirstTeam {...other} team={first} text={text.teamFirst({ team: other.name })} isLine />
        ),
        face: <Icon name="hourglass" />,
      };
    case 'locked':
      return {
        ...shut,
        say: text.locked,
        sub: text.lockedBy[view.why],
        face: <Icon name="lock" />,
      };
    case 'reconnecting':
      return {
        ...shut,
        say: text.reconnecting,
        sub: text.placeKept,
        lights: 'turning',
        face: <Icon name="offline" />,
      };
    case 'away':
      return {
        ...shut,
        say: text.away,
        sub: text.soon,
        face: <Icon name="cup" />,
      };
    default:
      return null;
  }
}

/** What is said around a name takes room as well. */
const sayLength = (name: string, text: string) =>
  text.length - name.length > AROUND ? 'longer' : nameLength(name);

const AROUND = 14;

/** As many letters stand on the dome at their full width. */
const WIDE = 4;

const OPEN = { dome: 'up', lights: 'chase', button: 'on' } as const;

function Word({ team }: { readonly team: PhoneTeam }) {
  const { buzzer } = useWords('room').phone;
  return (
    <>
      <TeamMark team={team.at} look="ghost" />
      <span
        className={styles.word}
        style={{ '--letters': buzzer.buzz.length } as CSSProperties}
        data-long={buzzer.buzz.length > WIDE}
      >
        {buzzer.buzz}
      </span>
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
  readonly color: string;
  readonly text: string;
  readonly isLine?: boolean;
};

function FirstTeam({ team, color, text, isLine = false }: FirstTeamProps) {
  const colour = { '--team': color, display: isLine ? 'contents' : 'block' } as CSSProperties;
  return (
    <>
      <span style={colour}>
        <TeamMark team={team} look="lit" />
      </span>
      {text}
    </>
  );
}
