import { shapeName, TeamMark } from '../../components/team-mark/team-mark.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { nameLength } from '../../words/buzz.ts';
import styles from './phone.module.css';

export type PhoneTeam = {
  /** Its place in the list. */
  readonly at: number;
  readonly name: string;
  readonly color: string;
  readonly score: number;
};

type PhoneCapProps = {
  readonly team: PhoneTeam;
  /** Lies across the top of a phone held sideways. */
  readonly low?: boolean;
};

/** Who I am: mark, name and score of the team. */
export function PhoneCap({ team, low = true }: PhoneCapProps) {
  return (
    <header className={styles.cap} data-low={low}>
      <TeamMark team={team.at} className={styles.mark} />
      <span className={styles.team} data-length={nameLength(team.name)}>
        <VisuallyHidden>Team </VisuallyHidden>
        {team.name}
        <VisuallyHidden>, {shapeName(team.at)}</VisuallyHidden>
      </span>
      <span className={styles.score}>
        <VisuallyHidden>Score </VisuallyHidden>
        {team.score}
      </span>
    </header>
  );
}
