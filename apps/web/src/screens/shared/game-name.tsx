import { useShow } from '../../stores/show/show-context.ts';
import styles from './game-name.module.css';

/** Which game is being set up, at the left of the action bar. For the host alone: a public game can be looked up. */
export function GameName() {
  const title = useShow(({ run }) => run?.show.puzzles[0]?.gametitle);
  return title ? <p className={styles.name}>{title}</p> : null;
}
