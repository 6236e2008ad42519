import type { KeyboardEvent } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { RoomIcon } from '../../components/room-icon/room-icon.tsx';
import styles from './foot.module.css';

export const TABS = ['show', 'letters', 'scores'] as const;
export type Tab = (typeof TABS)[number];

const NAMES: Readonly<Record<Tab, string>> = {
  show: 'Show',
  letters: 'Letters',
  scores: 'Scores',
};
const SIGNS = {
  show: <RoomIcon name="buzzer" />,
  letters: <RoomIcon name="keys" />,
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
        Undo
      </Button>
      <div className={styles.tabs} role="tablist" aria-label="Remote">
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
            {SIGNS[one]}
            {NAMES[one]}
          </button>
        ))}
      </div>
    </div>
  );
}
