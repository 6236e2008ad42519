import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { focusStage } from '../../lib/stage-focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import type { LecternDesk, LecternProps } from './lectern-desk.ts';
import styles from './lectern-score.module.css';

const LONG_SCORE = 5;

/** The score, which one press opens for typing, and at a desk the points of this puzzle. */
export function LecternScore(props: LecternProps) {
  const { lectern } = useWords('show').game;
  const { name, desk, place } = props;
  const { score } = props.team;
  const [isTyping, setTyping] = useState(false);
  if (isTyping) return <TypedScore {...props} onDone={() => setTyping(false)} />;
  const digits = String(score).length;
  return (
    <p
      className={styles.score}
      data-long={digits > LONG_SCORE}
      data-placed={place !== undefined}
      style={{ '--digits': digits } as CSSProperties}
    >
      {place && <span className={styles.place}>{place}</span>}
      <VisuallyHidden>{lectern.score} </VisuallyHidden>
      <button
        type="button"
        className={styles.figure}
        aria-label={lectern.typeScore({ score, team: name })}
        onClick={() => setTyping(true)}
      >
        <Figure score={score} />
      </button>
      {desk && <Earned desk={desk} />}
    </p>
  );
}

function Earned({ desk: { earned, isEarnedShown, held, lost } }: { readonly desk: LecternDesk }) {
  const { lectern } = useWords('show').game;
  return (
    <span className={styles.earned} title={lectern.earned} hidden={!isEarnedShown}>
      {earned > 0 && <VisuallyHidden> {lectern.earnedSpoken} </VisuallyHidden>}
      <span data-testid="team-earned">{earned || ''}</span>
      {lost && lost.points > 0 && <s aria-hidden="true">{lost.points}</s>}
      {held && (
        <span
          className={styles.held}
          data-testid="team-held"
          role="img"
          aria-label={lectern.holds({ prizes: held.newest })}
          title={lectern.holds({ prizes: held.newest })}
        >
          <Prizes names={held.newest} count={held.count} />
        </span>
      )}
      {lost && lost.prizes.length > 0 && (
        <s className={styles.held} aria-hidden="true">
          <Prizes names={lost.prizes} count={lost.prizes.length} />
        </s>
      )}
    </span>
  );
}

type PrizesProps = { readonly names: readonly string[]; readonly count: number };

/** The names stand there where there is room. */
const Prizes = ({ names, count }: PrizesProps) => (
  <>
    <Icon name="gift" />
    {count > 1 && count}
    <span className={styles.prizes}>{names.join(', ')}</span>
  </>
);

function Figure({ score }: { readonly score: number }) {
  const figure = useRef<HTMLElement>(null);
  const before = useRef(score);

  useEffect(() => {
    if (before.current === score) return;
    before.current = score;
    if (prefersReducedMotion()) return;
    figure.current?.animate([{ transform: 'scale(1.28)' }, { transform: 'none' }], {
      duration: 320,
      easing: 'cubic-bezier(0.2, 1.4, 0.4, 1)',
    });
  }, [score]);

  return (
    <b ref={figure} data-testid="team-score">
      {score}
    </b>
  );
}

type TypedScoreProps = LecternProps & { readonly onDone: () => void };

/** A correction in place. It counts with Enter or on leaving; Esc takes it back. */
function TypedScore({ name, team, index, desk, onAction, onDone }: TypedScoreProps) {
  const { lectern } = useWords('show').game;
  const scoreField = useRef<HTMLInputElement>(null);
  const earnedField = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);

  useEffect(() => {
    scoreField.current?.focus();
    scoreField.current?.select();
  }, []);

  function finish(isKept: boolean) {
    if (isOver.current) return;
    isOver.current = true;
    if (isKept) {
      enter(scoreField.current, (score) => onAction({ type: 'enterScore', team: index, score }));
      enter(earnedField.current, (points) =>
        onAction({ type: 'enterEarned', team: index, points }),
      );
    }
    onDone();
  }

  function finishByKey({ key }: KeyboardEvent) {
    if (key !== 'Enter' && key !== 'Escape') return;
    finish(key === 'Enter');
    focusStage();
  }

  function finishByLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) finish(true);
  }

  const number = { type: 'number', inputMode: 'numeric', min: 0, className: styles.field } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields are operated, it only hears of it
    <div className={styles.typed} onKeyDown={finishByKey} onBlur={finishByLeaving}>
      <input
        {...number}
        ref={scoreField}
        defaultValue={team.score}
        aria-label={lectern.scoreOf({ team: name })}
      />
      {desk?.hasBank && (
        <input
          {...number}
          ref={earnedField}
          defaultValue={desk.earned}
          aria-label={lectern.earnedOf({ team: name })}
        />
      )}
    </div>
  );
}

/** What is no number changes nothing. */
function enter(field: HTMLInputElement | null, give: (value: number) => void): void {
  const text = field?.value.trim() ?? '';
  if (text !== '' && text !== field?.defaultValue) give(Number(text));
}
