import type { Ref } from 'react';
import { Button } from '../../components/button/button.tsx';
import { singlePress } from '../../components/button/single-press.ts';
import styles from './answer-row.module.css';

type NextButtonProps = {
  readonly text: string;
  /** Gold once the team is rewarded; until then the stars are. */
  readonly isDue: boolean;
  readonly onNext: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
};

export function NextButton({ text, isDue, onNext, ref }: NextButtonProps) {
  return (
    <Button
      {...(ref && { ref })}
      className={styles.next}
      look={isDue ? 'primary' : 'light'}
      onClick={singlePress(onNext)}
    >
      {text}
    </Button>
  );
}
