import { alphabetOf } from '@wheel/alphabet';
import { ROOM_LIMITS, type RoomWish } from '@wheel/contract';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { GuestShow } from '../../room/guest.ts';
import { nameLength } from '../../text/name-length.ts';
import { teamName } from '../../text/names.ts';
import { changeText } from '../../text/room.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { LetterPad } from '../../ui/letter-pad.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
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
};

/** What goes on in every show: the wheel, the answer, the buzzers, the next word. */
export function ShowPanel(props: ShowPanelProps) {
  const { show: words } = useWords('room').remote;
  const { show, areBuzzersOpen, order, onWish } = props;
  const { desk, complete, teams, position } = show;
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
        {words.spin}
      </Button>
      {desk && (
        <div className={styles.pair}>
          <Button
            className={styles.good}
            disabled={complete}
            onClick={() => onWish({ type: 'right' })}
          >
            <Icon name="check" />
            {words.right}
          </Button>
          <Button
            look="danger"
            className={styles.bad}
            disabled={complete}
            onClick={() => onWish({ type: 'wrong' })}
          >
            <Icon name="x" />
            {words.wrong}
          </Button>
        </div>
      )}
      <div className={styles.three}>
        <Button onClick={() => onWish({ type: 'buzz', do: 'open' })}>
          <Icon name="buzzer" />
          {words.openBuzzers}
        </Button>
        <Button
          aria-label={words.lockBuzzers}
          disabled={!areBuzzersOpen}
          onClick={() => onWish({ type: 'buzz', do: 'lock' })}
        >
          <Icon name="lock" />
          {words.lock}
        </Button>
        <Button
          aria-label={words.resetBuzzers}
          onClick={() => onWish({ type: 'buzz', do: 'reset' })}
        >
          <Icon name="reset" />
          {words.reset}
        </Button>
      </div>
      <div className={styles.pair}>
        {desk && (
          <Button onClick={() => onWish({ type: 'pass' })}>
            <Icon name="pass" />
            {words.pass}
          </Button>
        )}
        <Button look={complete ? 'primary' : 'raised'} onClick={() => onWish({ type: 'next' })}>
          <Icon name="next" />
          {position.at < position.of ? words.nextWord : words.awardCeremony}
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
  const { letters } = useWords('room').remote;
  const [phrase, setPhrase] = useState('');
  const alphabet = alphabetOf(show.language);
  const lang = usePuzzleLang(show.language);
  const hasVowels = alphabet.vowels.some((vowel) => vowel in show.keys);
  return (
    <>
      <LetterPad
        className={styles.pad}
        alphabet={alphabet}
        lang={lang}
        states={show.keys}
        disabled={show.complete}
        onLetter={(letter) => onWish({ type: 'letter', letter })}
      />
      {!show.desk && (
        <Checkbox
          label={letters.vowels}
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
          aria-label={letters.phrase}
          placeholder={letters.phrase}
          lang={lang}
          value={phrase}
          maxLength={ROOM_LIMITS.askMax}
          onChange={({ target }) => setPhrase(target.value)}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button look="primary" type="submit">
          {letters.submit}
        </Button>
      </form>
    </>
  );
}

const STEP = 100;

export function ScoresPanel({ show, onWish }: PanelProps) {
  const { scores: words } = useWords('room').remote;
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
            <Adjust team={name} delta={-STEP} onAdjust={adjust} />
            {hasStars && (
              <Button
                look="primary"
                aria-label={words.reward({ team: name })}
                onClick={() => onWish({ type: 'star', team })}
              >
                <Icon name="star" filled />
              </Button>
            )}
            <Adjust team={name} delta={STEP} onAdjust={adjust} />
          </div>
        );
      })}
      {teams.length === 0 && <VisuallyHidden>{words.none}</VisuallyHidden>}
      <div className={scores.language}>
        <LanguageSwitch place="foot" />
      </div>
    </>
  );
}

type AdjustProps = {
  readonly team: string;
  readonly delta: number;
  readonly onAdjust: (delta: number) => void;
};

function Adjust({ team, delta, onAdjust }: AdjustProps) {
  const { scores: words } = useWords('room').remote;
  const change = changeText(delta);
  return (
    <Button aria-label={words.adjust({ change, team })} onClick={() => onAdjust(delta)}>
      {change}
    </Button>
  );
}
