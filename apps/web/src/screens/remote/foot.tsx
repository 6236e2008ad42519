import type { KeyboardEvent } from 'react';
import type { Press } from '../../room/remote.ts';
import { refusalText } from '../../text/room.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWords } from '../../words/words.ts';
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
  const { answer } = useWords('room').remote;
  const { press, what, onAgain } = props;
  const outcome = outcomeOf(props);
  return (
    <div className={styles.answer} role="status" data-outcome={outcome}>
      <Sign outcome={outcome} />
      <span>{outcome === 'refused' ? refusalText(press?.refusal ?? {}) : answer[outcome]}</span>
      {(outcome === 'sent' || outcome === 'done' || outcome === 'refused') && <small>{what}</small>}
      {outcome === 'silent' && <Button onClick={onAgain}>{answer.again}</Button>}
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

const SIGNS = { ready: 'remote', silent: 'offline', offline: 'offline', away: 'cup' } as const;

function Sign({ outcome }: { readonly outcome: Outcome }) {
  const { answer } = useWords('room').remote;
  if (outcome === 'sent') return <Spinner size={26} label={answer.sent} />;
  if (outcome === 'done') return <Icon name="check" />;
  if (outcome === 'refused') return <Icon name="x" />;
  return <Icon name={SIGNS[outcome]} />;
}

const TABS = ['show', 'letters', 'scores'] as const;
export type Tab = (typeof TABS)[number];

const TAB_SIGNS = {
  show: <Icon name="buzzer" />,
  letters: <Icon name="keys" />,
  scores: <Icon name="list" />,
} as const;

export const tabId = (tab: Tab) => `remote-${tab}`;
export const PANEL_ID = 'remote-panel';

type RemoteNavProps = {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onUndo: () => void;
};

/** Undo is always at the same thumb, left of the tabs. */
export function RemoteNav({ tab, onTab, onUndo }: RemoteNavProps) {
  const { title, tabs, undo } = useWords('room').remote;
  function move({ key }: KeyboardEvent) {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    if (step === 0 || !next) return;
    onTab(next);
    document.getElementById(tabId(next))?.focus();
  }
  return (
    <div className={styles.nav}>
      <Button look="light" onClick={onUndo}>
        <Icon name="undo" />
        {undo}
      </Button>
      <div className={styles.tabs} role="tablist" aria-label={title}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={tabId(one)}
            className={styles.tab}
            aria-selected={one === tab}
            aria-controls={PANEL_ID}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
            onKeyDown={move}
          >
            {TAB_SIGNS[one]}
            {tabs[one]}
          </button>
        ))}
      </div>
    </div>
  );
}
