import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { LetterPad, type PadState } from '../../components/letter-pad/letter-pad.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import type { Sent } from '../../stores/room/player-room.ts';
import phone from './phone.module.css';
import { PhoneCap, type PhoneTeam } from './phone-cap.tsx';
import { PhonePage } from './phone-page.tsx';
import styles from './turn.module.css';

type TurnProps = {
  readonly team: PhoneTeam;
  readonly sent: Sent | null;
  /** The puzzle, where the host shows it on phones. */
  readonly board?: ReactNode;
  readonly onSend: (value: string) => void;
  /** To the phrase, or back to the letters, where the player may choose. */
  readonly onOther?: (() => void) | undefined;
};

type AskProps = {
  readonly sent: Sent | null;
  readonly wanted: string;
  readonly choice?: string;
};

/** What is to be done, or what came of it. */
function Ask({ sent, wanted, choice }: AskProps) {
  const isSent = sent !== null && sent.why === null;
  return (
    <div className={styles.ask} role="status">
      <div>
        <h1 className={phone.title}>{isSent ? 'Sent' : 'Your turn'}</h1>
        <p data-bad={sent?.why != null}>
          {isSent ? 'The host calls it now' : (sent?.why ?? wanted)}
        </p>
      </div>
      {choice !== undefined && (
        <span className={styles.choice} aria-hidden="true">
          {choice}
        </span>
      )}
    </div>
  );
}

type LettersPageProps = TurnProps & {
  readonly keys: Readonly<Record<string, PadState>>;
  readonly closed?: { readonly consonant: boolean; readonly vowel: boolean } | undefined;
};

/** Chosen, then sent: a thumb that slips costs nothing. */
export function LettersPage(props: LettersPageProps) {
  const { team, sent, board, keys, closed, onSend, onOther } = props;
  const [chosen, setChosen] = useState('');
  const isSent = sent !== null && sent.why === null;
  const choice = isSent ? sent.value : (keys[chosen] ?? 'free') === 'free' ? chosen : '';
  return (
    <PhonePage
      title="Your turn"
      className={`${styles.turn} ${styles.letters}`}
      whole
      colour={team.color}
    >
      <PhoneCap team={team} />
      <Ask sent={sent} wanted="Choose a letter" choice={choice} />
      {board && <div className={styles.board}>{board}</div>}
      <LetterPad
        className={styles.keys}
        states={keys}
        chosen={choice}
        disabled={isSent}
        closed={closed}
        onLetter={setChosen}
      />
      <div className={styles.go}>
        <Button look="primary" disabled={choice === '' || isSent} onClick={() => onSend(choice)}>
          {isSent ? choice : choice ? `Send ${choice}` : 'Send'}
        </Button>
        {onOther && !isSent && <Button onClick={onOther}>Solve the puzzle</Button>}
      </div>
    </PhonePage>
  );
}

export function PhrasePage({ team, sent, board, onSend, onOther }: TurnProps) {
  const [phrase, setPhrase] = useState('');
  const isSent = sent !== null && sent.why === null;
  return (
    <PhonePage
      title="Your turn"
      className={`${styles.turn} ${styles.phrase}`}
      whole
      colour={team.color}
    >
      <PhoneCap team={team} />
      <Ask sent={sent} wanted="Solve the puzzle" />
      {board && <div className={styles.board}>{board}</div>}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (phrase.trim() && !isSent) onSend(phrase.trim());
        }}
      >
        <TextField
          label="The phrase"
          value={phrase}
          onChange={({ target }) => setPhrase(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
          readOnly={isSent}
        />
        <Button look="primary" type="submit" disabled={isSent}>
          Send
        </Button>
        {onOther && !isSent && <Button onClick={onOther}>Choose a letter</Button>}
      </form>
    </PhonePage>
  );
}
