import { alphabetOf } from '@wheel/alphabet';
import { isVowel, type PublicShow, segmentAt } from '@wheel/game';
import { type CSSProperties, useEffect, useState } from 'react';
import { createSetting } from '../../lib/storage/setting.ts';
import { useShow, useShowEvent, useShowStore } from '../../show/context.ts';
import { type DeskPlate, deskPlate, keyRefusal, type Won } from '../../text/desk.ts';
import { segmentColours } from '../../ui/segment-colours.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords, words } from '../../words/words.ts';
import { DeskActions, TieOffer } from './desk-actions.tsx';
import styles from './game-desk.module.css';
import type { TossUpLetters } from './use-toss-up-letters.ts';

type GameDeskProps = {
  readonly letters: TossUpLetters;
  readonly refusal: Refusal;
  readonly onVerdict: () => void;
  readonly className?: string | undefined;
};

/** Where it needs more lines than two. The picks leave less room for a sentence, a solved puzzle more. */
function longIn({ team, title, may }: DeskPlate, { desk, complete }: PublicShow) {
  const isBonus = desk?.kind === 'bonus';
  const room = complete ? 50 : isBonus ? 33 : 38;
  if ((team === null && title.length > 18) || may.length > room) return 'always';
  return isBonus && may.length > 20 ? 'narrow' : undefined;
}

/** The lectern of the team on turn, unrolled under the board; a show played by hand has none. */
export function GameDesk({ letters, refusal, onVerdict, className }: GameDeskProps) {
  const { bar } = useWords('desk');
  const view = useShow((store) => store.view);
  const plate = deskPlate(view, letters.isHeld, useWon());
  const { desk, teams, complete } = view;
  if (!desk || !plate) return null;
  const { team, title, may } = plate;
  return (
    <section
      className={`${styles.bar} ${className ?? ''}`}
      data-testid="desk-bar"
      aria-label={bar.label}
      style={{ '--team': teams[team ?? -1]?.color } as CSSProperties}
    >
      <div className={styles.row}>
        <div className={styles.plate} data-long={longIn(plate, view)}>
          <p className={styles.name} data-worded={team === null}>
            {team !== null && <b aria-hidden="true">{team + 1}</b>}
            <span title={title}>{title}</span>
          </p>
          {may && (
            <p className={styles.may} key={refusal.count} data-refused={refusal.count > 0}>
              <VisuallyHidden>{bar.colon}</VisuallyHidden>
              {may}
            </p>
          )}
        </div>
        {complete ? (
          desk.isTie && <TieOffer next={view.position.at} />
        ) : (
          <DeskActions desk={desk} letters={letters} wedge={wedgeOf(view)} onVerdict={onVerdict} />
        )}
      </div>
      <Fuse />
      <DeskHint />
      <VisuallyHidden role="status">
        <span key={refusal.count}>{refusal.text}</span>
      </VisuallyHidden>
    </section>
  );
}

/** The colour of the wedge that said the value that stands; a typed value has none. */
function wedgeOf({ desk, wheel }: PublicShow): string | undefined {
  const { lastValue, segments, rotation } = wheel;
  const isPrize = lastValue?.type === 'prize' && desk?.prize != null;
  const isSpun = isPrize || (lastValue?.type === 'points' && lastValue.value === desk?.value);
  return isSpun ? segmentColours(segments)[segmentAt(rotation, segments.length)]?.fill : undefined;
}

/** What the solver has just been paid, until something else happens. */
function useWon(): Won | null {
  const [won, setWon] = useState<Won | null>(null);
  useShowEvent((event) => {
    if (event.type === 'banked') setWon({ points: event.points, prizes: [] });
    else if (event.type === 'rewarded') setWon({ points: event.value, prizes: [] });
    else if (event.type === 'prizesWon')
      setWon((paid) => ({ points: paid?.points ?? 0, prizes: event.prizes }));
    else setWon(null);
  });
  return won;
}

const explained = createSetting('deskExplained', false);

/** Explains the desk in one line, in the first show of this browser that has one. It goes as the show goes on. */
function DeskHint() {
  const { bar } = useWords('desk');
  const isHost = useShow((store) => store.mode === 'host');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isHost || explained.get()) return;
    explained.set(true);
    setShown(true);
  }, [isHost]);
  useShowEvent(() => setShown(false));
  // Always in the page, because a status is only read out when its region was there before.
  return (
    <p role="status" className={styles.hint} data-shown={isShown}>
      {isShown && bar.hint}
    </p>
  );
}

/** The lower edge of the bar burns down with the turn clock. */
function Fuse() {
  const { clockLeftMs } = useShowStore();
  const clock = useShow(({ view }) => view.clocks.turn);
  if (!clock) return null;
  const left = clockLeftMs('turn');
  const fuse = {
    '--left': left / Math.max(clock.lengthMs, left, 1),
    '--burns': `${left}ms`,
  } as CSSProperties;
  // A new element for every change of the clock, so that it burns from where it stands.
  return (
    <span className={styles.fuse} key={`${clock.isRunning} ${left}`} aria-hidden="true">
      <i style={fuse} data-burning={clock.isRunning} />
    </span>
  );
}

/** The letter that was refused last, and why: it is said, and the plate nods. */
type Refusal = { readonly text: string; readonly count: number };

/** Worded when it is drawn, as the language may change meanwhile. */
type Refused = Pick<Refusal, 'count'> & { readonly textOf: () => string };

/** Calls a letter, or picks it in a bonus round. At a desk a letter that rests is answered with the reason. */
export function useGuess() {
  const { getState } = useShowStore();
  const [refused, setRefused] = useState<Refused>({ textOf: () => '', count: 0 });

  function guess(letter: string): void {
    const { view, dispatch } = getState();
    const isPick = view.desk?.moves.includes('pick') ?? false;
    const isTaken = dispatch({ type: isPick ? 'pickLetter' : 'guessLetter', letter });
    const { desk } = view;
    if (isTaken || !desk || view.keys[letter] !== 'free') return;
    const isOfVowels = isVowel(letter, alphabetOf(view.language));
    const why = () => keyRefusal(desk, isOfVowels);
    const textOf = () => words('desk').bar.refused({ letter, why: why() });
    if (why()) setRefused(({ count }) => ({ textOf, count: count + 1 }));
  }

  const refusal: Refusal = { text: refused.textOf(), count: refused.count };
  return { guess, refusal };
}
