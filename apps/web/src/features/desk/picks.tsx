import { isVowel, PICKS } from '@wheel/game';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import styles from './picks.module.css';

const SOCKETS = [
  ...Array.from({ length: PICKS.consonants }, () => 'consonant' as const),
  ...Array.from({ length: PICKS.vowels }, () => 'vowel' as const),
];

/** The picks of a bonus round: four sockets that fill from the keyboard. */
export function Picks({ picks }: { readonly picks: readonly string[] }) {
  const left = {
    consonant: picks.filter((pick) => !isVowel(pick)),
    vowel: picks.filter(isVowel),
  };
  return (
    <ol className={styles.picks} aria-label="Picks">
      {SOCKETS.map((kind, at) => {
        const pick = left[kind].shift();
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sockets stand still
          <li key={at} data-set={pick !== undefined}>
            {pick ?? <VisuallyHidden>{`${kind} to pick`}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
