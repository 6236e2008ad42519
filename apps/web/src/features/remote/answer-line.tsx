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
  readonly isLive: boolean;
  readonly onAgain: () => void;
};

/** What the host's device did with the last press. */
export function AnswerLine({ press, what, isLive, onAgain }: AnswerLineProps) {
  const outcome = isLive ? (press?.outcome ?? 'ready') : 'offline';
  return (
    <p className={styles.answer} role="status" data-outcome={outcome}>
      <Sign outcome={outcome} />
      <span>{outcome === 'refused' ? press?.why || 'Not possible now' : WORDS[outcome]}</span>
      {(outcome === 'sent' || outcome === 'done' || outcome === 'refused') && <small>{what}</small>}
      {outcome === 'silent' && <Button onClick={onAgain}>Again</Button>}
    </p>
  );
}

type Outcome = Press['outcome'] | 'ready' | 'offline';

const WORDS: Readonly<Record<Outcome, string>> = {
  ready: 'Ready',
  sent: 'Sent',
  done: 'Done',
  refused: '',
  silent: 'Host does not answer',
  offline: 'Reconnecting',
};

function Sign({ outcome }: { readonly outcome: Outcome }) {
  if (outcome === 'sent') return <Spinner size={26} label="Sent" />;
  if (outcome === 'done') return <Icon name="check" />;
  if (outcome === 'refused') return <Icon name="x" />;
  return <RoomIcon name={outcome === 'ready' ? 'remote' : 'offline'} />;
}
