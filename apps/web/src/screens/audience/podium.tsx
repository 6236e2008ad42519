import { ranking } from '@wheel/game';
import { WinnerConfetti } from '../../features/confetti/winner-confetti.tsx';
import { OtherRanks, Podium } from '../../features/podium/podium.tsx';
import { WinnerName } from '../../features/podium/winner-name.tsx';
import { useShow } from '../../stores/show/show-context.ts';
import { teamName } from '../../words/team-name.ts';
import styles from './corner.module.css';

/** The host's own podium, without the ways on. */
export function AudiencePodium() {
  const teams = useShow(({ view }) => view.teams);
  const winner = ranking(teams)[0];
  return (
    <div className={styles.podium}>
      <WinnerConfetti />
      <p className={styles.kicker}>{winner ? 'WINNER' : 'THE END'}</p>
      <WinnerName name={winner ? teamName(teams, winner.index) : ''} />
      <div className={styles.steps}>
        <Podium teams={teams} />
      </div>
      <div className={styles.ground}>
        <OtherRanks teams={teams} />
      </div>
    </div>
  );
}
