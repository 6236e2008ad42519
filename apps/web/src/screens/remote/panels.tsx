import { ROOM_LIMITS, type RoomWish } from '@wheel/contract';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { GuestShow } from '../../room/guest.ts';
import { teamName } from '../../text/names.ts';
import { nameLength } from '../../text/room.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LetterPad } from '../../ui/letter-pad.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './remote.module.css';
import scores from './scores.module.css';

export type PanelProps = {
  readonly show: GuestShow;
  readonly onWish: (wish: RoomWish) => void;
};

type ShowPanelProps = PanelProps & {
  readonly areBuzzersOpen: boolean;
  /** Who buzzed, in the place of the team on turn. */
  readonly order: ReactNode;
  readonly nextText: string;
};

/** What goes on in every show: the wheel, the answer, the buzzers, the next word. */
export function ShowPanel(props: ShowPanelProps) {
  const { show, areBuzzersOpen, order, nextText, onWish } = props;
  const { desk, complete, teams } = show;
  const turn = teams.findIndex(({ onTurn, buzzed }) => onTurn || buzzed);
  return (
    <>
      <div className={styles.order}>
        {order ?? (turn >= 0 ? <Turn show={show} team={turn} /> : null)}
      </div>
      <Button
        look={complete ? 'raised' : 'primary'}
        className={styles.spin}
        disabled={complete || !show.wheel.visible}
        onClick={() => onWish({ type: 'spin' })}
      >
        SPIN
      </Button>
      {desk && (
        <div className={styles.pair}>
          <Button
            className={styles.good}
            disabled={complete}
            onClick={() => onWish({ type: 'right' })}
          >
            <Icon name="check" />
            Right
          </Button>
          <Button
            look="danger"
            className={styles.bad}
            disabled={complete}
            onClick={() => onWish({ type: 'wrong' })}
          >
            <Icon name="x" />
            Wrong
          </Button>
        </div>
      )}
      <div className={styles.three}>
        <Button onClick={() => onWish({ type: 'buzz', do: 'open' })}>
          <Icon name="buzzer" />
          Open buzzers
        </Button>
        <Button
          aria-label="Lock buzzers"
          disabled={!areBuzzersOpen}
          onClick={() => onWish({ type: 'buzz', do: 'lock' })}
        >
          <Icon name="lock" />
          Lock
        </Button>
        <Button aria-label="Reset buzzers" onClick={() => onWish({ type: 'buzz', do: 'reset' })}>
          <Icon name="reset" />
          Reset
        </Button>
      </div>
      <div className={styles.pair}>
        {desk && (
          <Button onClick={() => onWish({ type: 'pass' })}>
            <Icon name="pass" />
            Pass
          </Button>
        )}
        <Button look={complete ? 'primary' : 'raised'} onClick={() => onWish({ type: 'next' })}>
          <Icon name="next" />
          {nextText}
        </Button>
      </div>
    </>
  );
}

function Turn({ show, team }: { readonly show: GuestShow; readonly team: number }) {
  const name = teamName(show.teams, team);
  const { color, earned = 0 } = show.teams[team] ?? {};
  return (
    <p className={styles.turn} style={{ '--team': color } as CSSProperties}>
      <TeamMark team={team} />
      <span data-length={nameLength(name)}>{name}</span>
      {earned > 0 && <i>{`+${earned}`}</i>}
    </p>
  );
}

export function LettersPanel({ show, onWish }: PanelProps) {
  const [phrase, setPhrase] = useState('');
  const hasVowels = 'A' in show.keys;
  return (
    <>
      <LetterPad
        className={styles.pad}
        states={show.keys}
        disabled={show.complete}
        onLetter={(letter) => onWish({ type: 'letter', letter })}
      />
      {!show.desk && (
        <Checkbox
          label="Include Vowels"
          checked={hasVowels}
          onChange={({ target }) => onWish({ type: 'vowels', on: target.checked })}
        />
      )}
      <form
        className={styles.solve}
        onSubmit={(event) => {
          event.preventDefault();
          if (phrase.trim()) onWish({ type: 'phrase', phrase: phrase.trim() });
          setPhrase('');
        }}
      >
        <input
          aria-label="Enter the full phrase"
          placeholder="Enter the full phrase"
          value={phrase}
          maxLength={ROOM_LIMITS.askMax}
          onChange={({ target }) => setPhrase(target.value)}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button look="primary" type="submit">
          SUBMIT
        </Button>
      </form>
    </>
  );
}

const STEP = 100;

export function ScoresPanel({ show, onWish }: PanelProps) {
  const { teams, complete, desk } = show;
  const hasStars = complete && !desk && !teams.some(({ rewarded }) => rewarded);
  return (
    <>
      {teams.map(({ color, score }, team) => {
        const name = teamName(teams, team);
        const adjust = (delta: number) => onWish({ type: 'score', team, delta });
        return (
          <div
            key={color}
            className={scores.score}
            data-stars={hasStars}
            style={{ '--team': color } as CSSProperties}
          >
            <p>
              <TeamMark team={team} />
              <span>{name}</span>
              <b>{score}</b>
            </p>
            <Button aria-label={`-100 ${name}`} onClick={() => adjust(-STEP)}>
              -100
            </Button>
            {hasStars && (
              <Button
                look="primary"
                aria-label={`Reward ${name}`}
                onClick={() => onWish({ type: 'star', team })}
              >
                <Icon name="star" filled />
              </Button>
            )}
            <Button aria-label={`+100 ${name}`} onClick={() => adjust(STEP)}>
              +100
            </Button>
          </div>
        );
      })}
      {teams.length === 0 && <VisuallyHidden>No teams</VisuallyHidden>}
    </>
  );
}
