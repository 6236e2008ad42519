import type { PublicDesk } from '@wheel/game';
import { useShow } from '../../stores/show/show-context.ts';
import styles from './desk-actions.module.css';
import { DeskButton } from './desk-button.tsx';
import { Picks } from './picks.tsx';
import type { TossUpLetters } from './use-toss-up-letters.ts';
import { ValueField } from './value-field.tsx';

type DeskActionsProps = {
  readonly desk: PublicDesk;
  readonly letters: TossUpLetters;
  /** Of the wedge that said the value. */
  readonly wedge: string | undefined;
  readonly onVerdict: () => void;
};

/** What the host may press at the desk while the puzzle is played. */
export function DeskActions({ desk, letters, wedge, onVerdict }: DeskActionsProps) {
  const dispatch = useShow((store) => store.dispatch);
  const { kind, moves, keys } = desk;
  const isSpinning = keys.consonant === 'SPINNING';
  const isTossUp = kind === 'tossUp';
  const isAnswerDue = moves.includes('answer') || (kind === 'bonus' && moves.includes('solve'));
  const isPicking = moves.includes('pick') || moves.includes('openPicks');
  const isNobodyAsked = isSpinning || (isTossUp && !moves.includes('answer'));
  return (
    <div className={styles.actions}>
      <Extra desk={desk} letters={letters} wedge={wedge} onVerdict={onVerdict} />
      <DeskButton
        text="Pass"
        title="Pass (→)"
        icon="pass"
        isTight={isPicking}
        isOff={isSpinning || isTossUp}
        onPress={() => dispatch({ type: 'passTurn', why: 'host' })}
      />
      <DeskButton
        text="Right"
        title="Right (↑)"
        icon="check"
        look={isAnswerDue ? 'due' : 'plain'}
        isTight={isPicking}
        isOff={isNobodyAsked}
        onPress={() => dispatch({ type: 'acceptAnswer' })}
      />
      <DeskButton
        text="Wrong"
        title="Wrong (↓)"
        icon="x"
        look={isAnswerDue ? 'light' : 'plain'}
        isTight={isPicking}
        isOff={isNobodyAsked}
        onPress={() => dispatch({ type: 'refuseAnswer' })}
      />
    </div>
  );
}

/** What this moment of the show asks for beside Pass, Right and Wrong. */
function Extra({ desk, letters, wedge, onVerdict }: DeskActionsProps) {
  const dispatch = useShow((store) => store.dispatch);
  const { kind, moves, value, letterValue, picks, keys } = desk;
  if (desk.verdict) return <DeskButton text="Verdict…" look="due" onPress={onVerdict} />;
  if (kind === 'tossUp') return <TossUpButton desk={desk} letters={letters} />;
  if (moves.includes('pick') || moves.includes('openPicks')) {
    return (
      <>
        <Picks picks={picks} />
        <DeskButton
          text="Open the picks"
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
      colour={wedge}
      readOnly={keys.consonant === 'SPINNING'}
      onEnter={(entered) => dispatch({ type: 'setValue', value: entered })}
    />
  );
}

function TossUpButton({ desk, letters }: Pick<DeskActionsProps, 'desk' | 'letters'>) {
  if (desk.moves.includes('startTossUp')) {
    return <DeskButton text="Start toss-up" icon="play" look="due" onPress={letters.start} />;
  }
  if (!desk.moves.includes('buzz')) return null;
  return letters.isHeld ? (
    <DeskButton text="Go on" icon="play" look="due" onPress={letters.goOn} />
  ) : (
    <DeskButton text="Hold" icon="hold" onPress={letters.hold} />
  );
}
