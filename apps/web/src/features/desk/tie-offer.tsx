import { useShow } from '../../stores/show/show-context.ts';
import styles from './desk-actions.module.css';
import { DeskButton } from './desk-button.tsx';

/** The lead is shared: the next puzzle may decide it. */
export function TieOffer({ next }: { readonly next: number }) {
  const dispatch = useShow((store) => store.dispatch);
  return (
    <div className={styles.actions}>
      <DeskButton
        text="Tie: play the next puzzle as a toss-up"
        onPress={() => dispatch({ type: 'setKind', puzzle: next, kind: 'tossUp' })}
      />
    </div>
  );
}
