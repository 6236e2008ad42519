import '../../words/en/stage.ts';
import { LIMITS } from '@wheel/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useShow, useShowStore } from '../../show/context.ts';
import { useStage } from '../../show/stage-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import tool from '../../ui/tool-button.module.css';
import { useWords } from '../../words/words.ts';
import { applySetup } from './apply-setup.ts';
import { ImportButton } from './import-button.tsx';
import {
  type AnySetup,
  builtInSetups,
  isSameName,
  type KeptSetup,
  loadSetups,
  saveSetups,
  setupNow,
} from './kept-setups.ts';
import { NameForm } from './name-form.tsx';
import { SetupFacts } from './setup-facts.tsx';
import { exportSetup } from './setup-files.ts';
import { inRow, rulesText, wheelText } from './setup-texts.ts';
import { SetupWheel } from './setup-wheel.tsx';
import styles from './setups-dialog.module.css';
import { WithGame } from './with-game.tsx';

type SetupsDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** Wheel, rules, running order and stage under one name, to be put on with one press. */
export function SetupsDialog({ open, onClose }: SetupsDialogProps) {
  const { dialog, setups } = useWords('stage');
  return (
    <Dialog
      open={open}
      title={setups.title}
      tag={
        <>
          <p className={styles.lede}>{setups.lede}</p>
          <button
            type="button"
            className={`${tool.tool} ${styles.close}`}
            aria-label={dialog.close}
            title={dialog.close}
            onClick={onClose}
          >
            <Icon name="x" />
          </button>
        </>
      }
      onClose={onClose}
      className={styles.setups}
      wide
    >
      <Setups onClose={onClose} />
    </Dialog>
  );
}

function Setups({ onClose }: Pick<SetupsDialogProps, 'onClose'>) {
  const { dialog, setups: text, chips } = useWords('stage');
  const store = useShowStore();
  const { own, change } = useOwnSetups();
  const showName = useStage((stage) => stage.name);
  const [chosenId, setChosenId] = useState('');
  const [form, setForm] = useState<'save' | 'rename' | null>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const all: readonly AnySetup[] = [...own, ...builtInSetups()];
  const chosen = all.find((each) => idOf(each) === chosenId) ?? all[0];
  if (!chosen) return null;

  const { name } = chosen.setup;
  const say = (said: string, onAction?: () => void) =>
    setToast({ id: said, text: said, ...(onAction && { action: chips.undo, onAction }) });

  function choose(id: string) {
    setChosenId(id);
    setForm(null);
  }

  /** Changes what is kept; the setup of that id is chosen then. */
  async function keep(next: string, work: (setups: readonly KeptSetup[]) => readonly KeptSetup[]) {
    choose(next);
    if (!(await change(work))) say(dialog.notKept);
  }

  function use(chosen: AnySetup) {
    const putBack = applySetup(store, chosen);
    if (putBack) say(text.isOn({ name }), putBack);
  }

  function save(saved: string) {
    const { run } = store.getState();
    if (!run) return;
    const now = setupNow(run, saved);
    const isNew = !own.some(({ setup }) => isSameName(setup.name, saved));
    keep(ownId(saved), (setups) =>
      isNew
        ? [...setups, now]
        : setups.map((each) => (isSameName(each.setup.name, saved) ? now : each)),
    );
  }

  function remove(gone: KeptSetup) {
    const at = own.indexOf(gone);
    const next = all[at + 1];
    keep(next ? idOf(next) : '', (setups) => setups.filter(({ setup }) => setup.name !== name));
    say(text.deleted({ name }), () => keep(idOf(gone), (setups) => setups.toSpliced(at, 0, gone)));
  }

  /** What is on now, by the name of the setup that it is, or of the game: the name of the show stays in this browser. */
  function setupFor(title: string) {
    const { run } = store.getState();
    if (!run) return null;
    const { setup } = setupNow(run, [...title].slice(0, LIMITS.setupNameMax).join('').trim());
    const known = all.find((other) => isSamePlay(other, { setup }));
    return { ...setup, ...(known && { name: known.setup.name }) };
  }

  return (
    <>
      <div className={styles.body}>
        <SetupList own={own} chosen={idOf(chosen)} onChoose={choose} />
        <section className={styles.chosen} aria-label={name}>
          <div className={styles.wheel}>
            <SetupWheel setup={chosen.setup} />
          </div>
          <div className={styles.facts}>
            {form === 'rename' ? (
              <NameForm
                name={name}
                others={own.filter((other) => other !== chosen)}
                onDone={(to) =>
                  keep(ownId(to), (setups) =>
                    setups.map((each) =>
                      each.setup.name === name
                        ? { ...each, setup: { ...each.setup, name: to } }
                        : each,
                    ),
                  )
                }
                onCancel={() => setForm(null)}
              />
            ) : (
              <h3>{name}</h3>
            )}
            <SetupFacts {...chosen} />
          </div>
          <div className={styles.actions}>
            <UseButton onUse={() => use(chosen)} />
            {isOwn(chosen) && (
              <>
                <Button onClick={() => setForm('rename')}>
                  <Icon name="rename" />
                  {text.rename}
                </Button>
                <Button onClick={() => exportSetup(chosen)}>
                  <Icon name="save" />
                  {text.export}
                </Button>
                <Button className={styles.delete} onClick={() => remove(chosen)}>
                  <Icon name="trash" />
                  {text.delete}
                </Button>
              </>
            )}
          </div>
        </section>
      </div>
      <div className={styles.foot}>
        {form === 'save' ? (
          <NameForm
            name={showName}
            others={own}
            mayReplace
            onDone={save}
            onCancel={() => setForm(null)}
          />
        ) : (
          <>
            <Button onClick={() => setForm('save')}>
              <Icon name="plus" />
              {text.saveNow}
            </Button>
            <ImportButton
              own={own}
              onRead={(read) => keep(idOf(read), (setups) => [...setups, read])}
              onFail={say}
            />
          </>
        )}
        <div className={styles.end}>
          <WithGame setupFor={setupFor} onFail={say} />
          <Button look="light" onClick={onClose}>
            {dialog.done}
          </Button>
        </div>
      </div>
      <Toast message={toast} onDone={() => setToast(null)} />
    </>
  );
}

const isOwn = (setup: AnySetup): setup is KeptSetup => setup.showName !== undefined;

/** In another language a built-in one may be called as one's own is. */
const ownId = (name: string): string => `own ${name}`;
const idOf = (each: AnySetup): string =>
  isOwn(each) ? ownId(each.setup.name) : `built-in ${each.setup.name}`;

/** Whether two have the same chips, wheel and rules. */
function isSamePlay(one: AnySetup, other: AnySetup): boolean {
  const [first, second] = [one, other].map(({ setup: { chips, wheel, rules } }) =>
    JSON.stringify([chips, wheel, rules]),
  );
  return first === second;
}

/** The setups of this browser. Before each change they are read anew: another window may have changed them. */
function useOwnSetups() {
  const [own, setOwn] = useState<readonly KeptSetup[]>([]);
  useEffect(() => {
    loadSetups().then(setOwn);
  }, []);

  async function change(work: (setups: readonly KeptSetup[]) => readonly KeptSetup[]) {
    const changed = work(await loadSetups());
    setOwn(changed);
    return saveSetups(changed);
  }

  return { own, change };
}

function UseButton({ onUse }: { readonly onUse: () => void }) {
  const { setups: text } = useWords('stage');
  const isLate = useShow(({ run }) => run?.show.gameStarted ?? true);
  const id = useId();
  return (
    <span className={styles.use}>
      <Button
        look="primary"
        aria-disabled={isLate}
        {...(isLate && { 'aria-describedby': id })}
        onClick={() => !isLate && onUse()}
      >
        {text.use}
      </Button>
      {isLate && <small id={id}>{text.tooLate}</small>}
    </span>
  );
}

type SetupListProps = {
  readonly own: readonly KeptSetup[];
  /** Its id. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

function SetupList({ own, chosen, onChoose }: SetupListProps) {
  const { setups: text } = useWords('stage');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a setup that is chosen elsewhere comes into sight
  useEffect(() => {
    list.current?.querySelector(':has(> :checked)')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  // A form or a button that goes takes focus with it, and what was saved is chosen a moment later.
  useEffect(() => {
    const { activeElement } = document;
    const isOnOther = list.current?.contains(activeElement) && !activeElement?.matches(':checked');
    if (activeElement === document.body || isOnOther)
      list.current?.querySelector<HTMLElement>(':checked')?.focus();
  });

  const cardOf = (each: AnySetup) => (
    <label key={idOf(each)} className={styles.card} data-testid="setup-card">
      <input
        type="radio"
        name={id}
        checked={idOf(each) === chosen}
        aria-label={each.setup.name}
        data-autofocus={idOf(each) === chosen || undefined}
        onChange={() => onChoose(idOf(each))}
      />
      <SetupWheel setup={each.setup} isSmall />
      <b>{each.setup.name}</b>
      <small>{inRow([wheelText(each.setup), rulesText(each.setup)])}</small>
    </label>
  );

  return (
    <div ref={list} role="radiogroup" aria-label={text.title} className={styles.list}>
      {own.length > 0 && <h3>{text.yours}</h3>}
      {own.map(cardOf)}
      <h3>{text.builtIn}</h3>
      {builtInSetups().map(cardOf)}
    </div>
  );
}
