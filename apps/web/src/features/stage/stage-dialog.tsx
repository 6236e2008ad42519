import '../../words/en/stage.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import tool from '../../ui/tool-button.module.css';
import { useWords } from '../../words/words.ts';
import { LookTab } from './look-tab.tsx';
import { NameTab } from './name-tab.tsx';
import { SoundsTab } from './sounds-tab.tsx';
import styles from './stage-dialog.module.css';

const TABS = { look: LookTab, name: NameTab, sounds: SoundsTab } as const;

type Tab = keyof typeof TABS;

const NAMES = Object.keys(TABS) as readonly Tab[];

type StageDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** How the show looks and sounds. All of it is put on as soon as it is chosen. */
export function StageDialog({ open, onClose }: StageDialogProps) {
  const { dialog, tabs } = useWords('stage');
  const [tab, setTab] = useState<Tab>('look');
  const id = useId();
  const Body = TABS[tab];
  const close = (
    <button
      type="button"
      className={`${tool.tool} ${styles.close}`}
      aria-label={dialog.close}
      title={dialog.close}
      onClick={onClose}
    >
      <Icon name="x" />
    </button>
  );
  return (
    <Dialog
      open={open}
      title={dialog.title}
      tag={
        <>
          <Tabs id={id} chosen={tab} onChoose={setTab} />
          {close}
        </>
      }
      onClose={onClose}
      className={styles.stage}
      wide
    >
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className={styles.body}
      >
        <Body />
      </div>
      <div className={styles.foot}>
        <p className={styles.hint}>{tabs[tab].hint}</p>
        <Button look="light" onClick={onClose}>
          {dialog.done}
        </Button>
      </div>
    </Dialog>
  );
}

type TabsProps = {
  readonly id: string;
  readonly chosen: Tab;
  readonly onChoose: (tab: Tab) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One stop of the Tab key; arrows go from one to the next, and round. */
function Tabs({ id, chosen, onChoose }: TabsProps) {
  const { dialog, tabs } = useWords('stage');
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const step = list.current?.closest('[dir=rtl]') ? -by : by;
    const next = (NAMES.indexOf(chosen) + step + NAMES.length) % NAMES.length;
    onChoose(NAMES[next] ?? chosen);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={dialog.title} className={styles.tabs}>
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={name === chosen ? 0 : -1}
          data-autofocus={name === chosen || undefined}
          onClick={() => onChoose(name)}
          onKeyDown={move}
        >
          {tabs[name].title}
        </button>
      ))}
    </div>
  );
}
