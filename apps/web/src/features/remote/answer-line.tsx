import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { RoomIcon } from '../../components/room-icon/room-icon.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import type { Press } from '../../stores/room/remote-room.ts';
import styles from './foot.module.css';

type AnswerLineProps = {
  readonly press: Press | null;
  /** What the press was for. */
  readonly what: string;
  /** Whether this phone reaches the room. */
  readonly isLinked: boolean;
  readonly isHostAway: boolean;
  readonly onAgain: () => void;
};

/** What the host's device did with the last press. */
export function AnswerLine(props: AnswerLineProps) {
  const { press, what, onAgain } = props;
  const outcome = outcomeOf(props);
  return (
    <div className={styles.answer} role="status" data-outcome={outcome}>
      <Sign outcome={outcome} />
      <span>{outcome === 'refused' ? press?.why || 'Not possible now' : WORDS[outcome]}</span>
      {(outcome === 'sent' || outcome === 'done' || outcome === 'refused') && <small>{what}</small>}
      {outcome === 'silent' && <Button onClick={onAgain}>Again</Button>}
    </div>
  );
}

type Outcome = Press['outcome'] | 'ready' | 'offline' | 'away';

/** Without a host, what was done before says nothing any more; what waits for an answer does. */
function outcomeOf({ press, isLinked, isHostAway }: AnswerLineProps): Outcome {
  if (!isLinked) return 'offline';
  const outcome = press?.outcome ?? 'ready';
  return isHostAway && outcome !== 'sent' && outcome !== 'silent' ? 'away' : outcome;
}

const WORDS: Readonly<Record<Outcome, string>> = {
  ready: 'Ready',
  sent: 'Sent',
  done: 'Done',
  refused: '',
  silent: 'Host does not answer',
  offline: 'Reconnecting',
  away: 'Host away',
};

const SIGNS = { ready: 'remote', silent: 'offline', offline: 'offline', away: 'cup' } as const;

function Sign({ outcome }: { readonly outcome: Outcome }) {
  if (outcome === 'sent') return <Spinner size={26} label="Sent" />;
  if (outcome === 'done') return <Icon name="check" />;
  if (outcome === 'refused') return <Icon name="x" />;
  return <RoomIcon name={SIGNS[outcome]} />;
}
