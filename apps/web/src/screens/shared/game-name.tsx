import { useShow } from '../../stores/show-store.ts';
import styles from './game-name.module.css';

/** Which game is being set up, at the left of the action bar. */
export function GameName() {
  const title = useShow((store) => store.show.puzzles[0]?.gametitle);
  return title ? <p className={styles.name}>{title}</p> : null;
}
