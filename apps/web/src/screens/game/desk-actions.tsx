import { alphabetOf } from '@wheel/alphabet';
import { isVowel, PICKS, type PublicDesk } from '@wheel/game';
import { type ComponentProps, type CSSProperties, useId, useRef } from 'react';
import { focusStage } from '../../lib/stage-focus.ts';
import { useShow } from '../../show/context.ts';
import { singlePress } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords, type Words } from '../../words/words.ts';
import styles from './desk-actions.module.css';
import type { TossUpLetters } from './use-toss-up-letters.ts';

type DeskActionsProps = {
  readonly desk: PublicDesk;
  readonly letters: TossUpLetters;
  /** Of the wedge that said the value. */
  readonly wedge: string | undefined;
  readonly onVerdict: () => void;
};

/** What the host may press at the desk while the puzzle is played. */
export function DeskActions({ desk, letters, wedge, onVerdict }: DeskActionsProps) {
  const { actions } = useWords('desk');
  const dispatch = useShow((store) => store.dispatch);
  const { kind, moves, keys } = desk;
  const isSpinning = keys.consonant === 'SPINNING';
  const isTossUp = kind === 'tossUp';
  const isAnswerDue = moves.includes('answer') || (kind === 'bonus' && moves.includes('solve'));
  const isPicking = moves.includes('pick') || moves.includes('openPicks');
  const isNobodyAsked = isSpinning || (isTossUp && !moves.includes('answer'));
  return (
    <div className={styles.actions} data-crowded={isCrowded(actions)}>
      <Extra desk={desk} letters={letters} wedge={wedge} onVerdict={onVerdict} />
      <DeskButton
        text={actions.pass}
        title={actions.withKey({ action: actions.pass, key: '→' })}
        icon="pass"
        isTight={isPicking}
        isOff={isSpinning || isTossUp}
        onPress={() => dispatch({ type: 'passTurn', why: 'host' })}
      />
      <DeskButton
        text={actions.right}
        title={actions.withKey({ action: actions.right, key: '↑' })}
        icon="check"
        look={isAnswerDue ? 'due' : 'plain'}
        isTight={isPicking}
        isOff={isNobodyAsked}
        onPress={() => dispatch({ type: 'acceptAnswer' })}
      />
      <DeskButton
        text={actions.wrong}
        title={actions.withKey({ action: actions.wrong, key: '↓' })}
        icon="x"
        look={isAnswerDue ? 'light' : 'plain'}
        isTight={isPicking}
        isOff={isNobodyAsked}
        onPress={() => dispatch({ type: 'refuseAnswer' })}
      />
    </div>
  );
}

/** Whether the words of the buttons leave little of a narrow bar to the team. */
const isCrowded = ({ value, pass, right, wrong }: Words<'desk'>['actions']): boolean =>
  [value, pass, right, wrong].join('').length > 26;

/** What this moment of the show asks for beside Pass, Right and Wrong. */
function Extra({ desk, letters, wedge, onVerdict }: DeskActionsProps) {
  const { actions } = useWords('desk');
  const dispatch = useShow((store) => store.dispatch);
  const { kind, moves, value, letterValue, picks, keys } = desk;
  if (desk.verdict) return <DeskButton text={actions.verdict} look="due" onPress={onVerdict} />;
  if (kind === 'tossUp') return <TossUpButton desk={desk} letters={letters} />;
  if (moves.includes('pick') || moves.includes('openPicks')) {
    return (
      <>
        <Picks picks={picks} />
        <DeskButton
          text={actions.openPicks}
          look="due"
          isOff={!moves.includes('openPicks')}
          onPress={() => dispatch({ type: 'openPicks' })}
        />
      </>
    );
  }
  if (kind === 'bonus') return null;
  return (
    <ValueField
      value={value}
      otherwise={letterValue}
      hasPrize={desk.prize !== null}
      colour={wedge}
      readOnly={keys.consonant === 'SPINNING'}
      onEnter={(entered) => dispatch({ type: 'setValue', value: entered })}
    />
  );
}

function TossUpButton({ desk, letters }: Pick<DeskActionsProps, 'desk' | 'letters'>) {
  const { actions } = useWords('desk');
  if (desk.moves.includes('startTossUp')) {
    return <DeskButton text={actions.startTossUp} icon="play" look="due" onPress={letters.start} />;
  }
  if (!desk.moves.includes('buzz')) return null;
  return letters.isHeld ? (
    <DeskButton text={actions.goOn} icon="play" look="due" onPress={letters.goOn} />
  ) : (
    <DeskButton text={actions.holdTossUp} icon="hold" onPress={letters.hold} />
  );
}

type DeskButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  readonly text: string;
  readonly icon?: IconName;
  /** `due` is gold: what the show waits for. `light` stands beside it. */
  readonly look?: 'plain' | 'due' | 'light';
  readonly isOff?: boolean;
  /** Gives up its text where there is no room. */
  readonly isTight?: boolean;
  readonly onPress: () => void;
};

function DeskButton(props: DeskButtonProps) {
  const { text, icon, look = 'plain', isOff = false, isTight = false, onPress, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      data-kind={isOff ? 'plain' : look}
      data-icon={icon}
      data-tight={isTight}
      aria-disabled={isOff}
      onClick={singlePress(() => !isOff && onPress())}
    >
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{text}</span>
    </button>
  );
}

/** The lead is shared: the next puzzle may decide it. */
export function TieOffer({ next }: { readonly next: number }) {
  const { actions } = useWords('desk');
  const dispatch = useShow((store) => store.dispatch);
  return (
    <div className={styles.actions}>
      <DeskButton
        text={actions.tie}
        onPress={() => dispatch({ type: 'setKind', puzzle: next, kind: 'tossUp' })}
      />
    </div>
  );
}

const SOCKETS = [
  ...Array.from({ length: PICKS.consonants }, () => 'consonant' as const),
  ...Array.from({ length: PICKS.vowels }, () => 'vowel' as const),
];

/** The picks of a bonus round: four sockets that fill from the keyboard. */
function Picks({ picks }: { readonly picks: readonly string[] }) {
  const text = useWords('desk').picks;
  const alphabet = alphabetOf(useShow(({ view }) => view.language));
  const left = {
    consonant: picks.filter((pick) => !isVowel(pick, alphabet)),
    vowel: picks.filter((pick) => isVowel(pick, alphabet)),
  };
  return (
    <ol className={styles.picks} aria-label={text.label}>
      {SOCKETS.map((kind, at) => {
        const pick = left[kind].shift();
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sockets stand still
          <li key={at} data-set={pick !== undefined}>
            {pick ?? <VisuallyHidden>{text[kind]}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}

type ValueFieldProps = {
  /** What stands, spun or typed. */
  readonly value: number | null;
  /** What a consonant is worth where nothing stands. */
  readonly otherwise: number | null;
  readonly hasPrize: boolean;
  /** Of the wedge that said it; a typed one has none. */
  readonly colour: string | undefined;
  readonly readOnly: boolean;
  /** 0 takes the value away. Says whether it was taken. */
  readonly onEnter: (value: number) => boolean;
};

/** For a real wheel in the room: its value is typed. It counts with Enter or on leaving the field. */
function ValueField({ value, otherwise, hasPrize, colour, readOnly, onEnter }: ValueFieldProps) {
  const { actions } = useWords('desk');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = value === null ? '' : String(value);

  function enter() {
    const input = field.current;
    // In a final spin the field shows more than was typed; what stands must not be entered once more.
    if (!input || input.value === shown) return;
    if (!onEnter(Number(input.value))) input.value = shown;
  }

  return (
    <div
      className={styles.value}
      data-stands={value !== null}
      style={colour ? ({ '--wedge': colour } as CSSProperties) : undefined}
    >
      <label htmlFor={id}>
        {hasPrize ? (
          <>
            <Icon name="gift" className={styles.gift} />
            <VisuallyHidden>{actions.value}</VisuallyHidden>
          </>
        ) : (
          actions.value
        )}
      </label>
      <input
        // What stands now replaces what was typed.
        key={shown}
        ref={field}
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        defaultValue={shown}
        placeholder={otherwise === null ? '–' : String(otherwise)}
        readOnly={readOnly}
        onBlur={enter}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && field.current) field.current.value = shown;
          // Leaving the field enters what is in it; then a bare key is a letter again.
          if (key === 'Enter' || key === 'Escape') focusStage();
        }}
      />
    </div>
  );
}
