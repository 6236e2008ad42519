import { alphabetOf } from '@wheel/alphabet';
import { type ReactNode, useState } from 'react';
import type { Sent } from '../../room/player.ts';
import { phoneBoardSentence, refusalText } from '../../text/room.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { LetterPad, type PadState } from '../../ui/letter-pad.tsx';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import phone from '../shared/phone.module.css';
import { PhonePage } from '../shared/phone-page.tsx';
import { PhoneCap, type PhoneTeam } from './buzzer.tsx';
import tiles from './phone-board.module.css';
import styles from './turn.module.css';

type TurnProps = {
  readonly team: PhoneTeam;
  readonly sent: Sent | null;
  /** Of the puzzle. */
  readonly language?: string | undefined;
  /** The puzzle, where the host shows it on phones. */
  readonly board?: ReactNode;
  readonly onSend: (value: string) => void;
  /** To the phrase, or back to the letters, where the player may choose. */
  readonly onOther?: (() => void) | undefined;
};

type TurnPageProps = {
  readonly look: string | undefined;
  readonly turn: TurnProps;
  readonly wanted: string;
  readonly choice?: string;
  readonly children: ReactNode;
};

/** Letters from which on the texts need smaller type beside the keys. */
const LONG_TITLE = 12;
const LONG_BUTTON = 20;

/** Says what is to be done, or what came of it. */
function TurnPage({ look, turn, wanted, choice, children }: TurnPageProps) {
  const words = useWords('room').phone.turn;
  const { team, sent, board } = turn;
  const { refusal = null } = sent ?? {};
  const isSent = sent !== null && refusal === null;
  const isLong = words.title.length > LONG_TITLE || words.toPhrase.length > LONG_BUTTON;
  return (
    <PhonePage
      title={words.title}
      className={`${styles.turn} ${look} ${isLong ? styles.long : ''}`}
      whole
      colour={team.color}
    >
      <PhoneCap team={team} />
      <div className={styles.ask} role="status">
        <div>
          <h1 className={phone.title}>{isSent ? words.sent : words.title}</h1>
          <p data-bad={refusal !== null}>
            {isSent ? words.hostCalls : refusal ? refusalText(refusal) : wanted}
          </p>
        </div>
        {choice !== undefined && (
          <span className={styles.choice} aria-hidden="true">
            {choice}
          </span>
        )}
      </div>
      {board && <div className={styles.board}>{board}</div>}
      {children}
    </PhonePage>
  );
}

type LettersPageProps = TurnProps & {
  readonly keys: Readonly<Record<string, PadState>>;
  readonly closed?: { readonly consonant: boolean; readonly vowel: boolean } | undefined;
};

/** Chosen, then sent: a thumb that slips costs nothing. */
export function LettersPage(props: LettersPageProps) {
  const words = useWords('room').phone.turn;
  const { sent, language, keys, closed, onSend, onOther } = props;
  const [chosen, setChosen] = useState('');
  const lang = usePuzzleLang(language);
  const isSent = sent !== null && sent.refusal === null;
  const choice = isSent ? sent.value : (keys[chosen] ?? 'free') === 'free' ? chosen : '';
  return (
    <TurnPage look={styles.letters} turn={props} wanted={words.letter} choice={choice}>
      <LetterPad
        className={styles.keys}
        alphabet={alphabetOf(language)}
        lang={lang}
        states={keys}
        chosen={choice}
        disabled={isSent}
        closed={closed}
        onLetter={setChosen}
      />
      <div className={styles.go}>
        <Button look="primary" disabled={choice === '' || isSent} onClick={() => onSend(choice)}>
          {isSent ? choice : choice ? words.sendLetter({ letter: choice }) : words.send}
        </Button>
        {onOther && !isSent && <Button onClick={onOther}>{words.toPhrase}</Button>}
      </div>
    </TurnPage>
  );
}

export function PhrasePage(props: TurnProps) {
  const words = useWords('room').phone.turn;
  const { sent, language, onSend, onOther } = props;
  const [phrase, setPhrase] = useState('');
  const lang = usePuzzleLang(language);
  const isSent = sent !== null && sent.refusal === null;
  return (
    <TurnPage look={styles.phrase} turn={props} wanted={words.phrase}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (phrase.trim() && !isSent) onSend(phrase.trim());
        }}
      >
        <TextField
          label={words.phraseLabel}
          lang={lang}
          value={phrase}
          onChange={({ target }) => setPhrase(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
          readOnly={isSent}
        />
        <Button look="primary" type="submit" disabled={isSent}>
          {words.send}
        </Button>
        {onOther && !isSent && <Button onClick={onOther}>{words.toLetters}</Button>}
      </form>
    </TurnPage>
  );
}

type PhoneBoardProps = {
  /** Of the puzzle. */
  readonly language?: string | undefined;
  readonly board: readonly (readonly { readonly letter: string | null }[])[];
};

/** The puzzle as far as it is open, small: for players who cannot see the wall. */
export function PhoneBoard({ board, language }: PhoneBoardProps) {
  const longest = Math.max(...board.map(({ length }) => length));
  const isLong = longest > 13 || board.flat().length > 50;
  return (
    <div
      className={tiles.board}
      data-long={isLong}
      data-testid="phone-board"
      role="img"
      aria-label={phoneBoardSentence(board, language)}
    >
      {board.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words and tiles have nothing but their places
        <span key={at}>
          {word.map(({ letter }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <i key={place} data-open={letter !== null}>
              {letter}
            </i>
          ))}
        </span>
      ))}
    </div>
  );
}
