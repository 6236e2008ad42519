import '../../words/en/stage.ts';
import {
  CHIPS,
  chipText,
  isSameSegment,
  LONGEST_PRIZE,
  MAX_OWN_CHIPS,
  type Segment,
} from '@wheel/game';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useShow, useShowStore } from '../../show/context.ts';
import { segmentText } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.ts';
import { ChipPreview } from './chip-preview.tsx';
import { chipProblem } from './chip-problem.ts';
import styles from './own-chips-dialog.module.css';

type OwnChipsDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** Chips of points and prizes that the host makes beside those that every show has. */
export function OwnChipsDialog({ open, onClose }: OwnChipsDialogProps) {
  const { dialog, chips } = useWords('stage');
  return (
    <Dialog open={open} title={chips.title} onClose={onClose} className={styles.dialog} wide>
      <OwnChips />
      <DialogActions>
        <Button look="light" onClick={onClose}>
          {dialog.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const KINDS = ['prize', 'points'] as const;

type Kind = (typeof KINDS)[number];

const chipOf = (kind: Kind, text: string): Segment =>
  kind === 'prize'
    ? { type: 'prize', text }
    : { type: 'points', value: Number(text || Number.NaN) };

/** In the place of a chip that has no text yet. */
const NO_CHIP: Segment = { type: 'prize', text: '…' };

function OwnChips() {
  const { chips: words } = useWords('stage');
  const own = useShow(({ run }) => run?.show.availableChips)?.slice(CHIPS.length) ?? [];
  const [kind, setKind] = useState<Kind>('prize');
  const [text, setText] = useState('');
  const [toast, setToast] = useState<ToastMessage | null>(null);
  return (
    <>
      <div className={styles.side}>
        {own.length >= MAX_OWN_CHIPS ? (
          <p className={styles.full}>{words.full}</p>
        ) : (
          <>
            <RadioGroup
              label={words.kind}
              isLabelHidden
              layout="row"
              className={styles.kind}
              options={KINDS.map((value) => ({
                value,
                name: words[value],
                ...(value === 'prize' && { icon: <Icon name="gift" /> }),
              }))}
              chosen={kind}
              onChoose={(chosen) => {
                setKind(chosen);
                setText('');
              }}
            />
            <ChipForm
              key={kind}
              kind={kind}
              text={text}
              onType={setText}
              onMade={() => {
                setText('');
                setToast(null);
              }}
            />
          </>
        )}
        <MadeChips chips={own} onSay={setToast} />
        <Toast message={toast} onDone={() => setToast(null)} />
      </div>
      <ChipPreview chip={text ? chipOf(kind, text) : NO_CHIP} />
    </>
  );
}

type ChipFormProps = {
  readonly kind: Kind;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onMade: () => void;
};

function ChipForm({ kind, text, onType, onMade }: ChipFormProps) {
  const { chips: words } = useWords('stage');
  const { getState } = useShowStore();
  const isSpinning = useShow(({ view }) => view.spin !== null);
  const [problem, setProblem] = useState<string | null>(null);
  const hint = useId();
  const isPrize = kind === 'prize';

  function add(event: FormEvent) {
    event.preventDefault();
    const { run, dispatch } = getState();
    if (!run || (isPrize && !text.trim())) return;
    const segment = chipOf(kind, text);
    const found = chipProblem(run.show, segment);
    setProblem(found);
    if (!found && dispatch({ type: 'makeChip', segment })) onMade();
  }

  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <div className={styles.field}>
        <TextField
          label={words[kind]}
          className={styles.input}
          value={text}
          autoComplete="off"
          data-autofocus
          {...(!isPrize && { type: 'number', inputMode: 'numeric' as const })}
          {...(problem ? { error: problem } : { 'aria-describedby': hint })}
          onChange={({ target }) => {
            setProblem(null);
            onType(isPrize ? [...target.value].slice(0, LONGEST_PRIZE).join('') : target.value);
          }}
        />
        {isPrize && (
          <span className={styles.count}>{`${[...text].length} / ${LONGEST_PRIZE}`}</span>
        )}
      </div>
      <Button look="primary" type="submit" className={styles.add} disabled={isSpinning}>
        {words.add}
      </Button>
      {!problem && (
        <p id={hint} className={styles.hint}>
          {words.hints[kind]}
        </p>
      )}
    </form>
  );
}

type MadeChipsProps = {
  readonly chips: readonly Segment[];
  readonly onSay: (message: ToastMessage) => void;
};

function MadeChips({ chips, onSay }: MadeChipsProps) {
  const { chips: words } = useWords('stage');
  const segments = useShow(({ view }) => view.wheel.segments);
  const isSpinning = useShow(({ view }) => view.spin !== null);
  const dispatch = useShow((store) => store.dispatch);
  const undo = useShow((store) => store.undo);
  const heading = useRef<HTMLHeadingElement>(null);

  function remove(segment: Segment) {
    const chip = segmentText(segment);
    if (!dispatch({ type: 'dropChip', segment })) return onSay({ id: chip, text: words.few });
    onSay({ id: chip, text: words.removed({ chip }), action: words.undo, onAction: undo });
  }

  // A button that goes takes focus with it, and so does the form with the tenth chip.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  });

  return (
    <section className={styles.made}>
      <h3 ref={heading} tabIndex={-1}>
        {words.made}
        <span>{words.count({ count: chips.length, most: MAX_OWN_CHIPS })}</span>
      </h3>
      <ul>
        {chips.map((chip) => {
          const text = segmentText(chip);
          const count = segments.filter((segment) => isSameSegment(segment, chip)).length;
          return (
            <li key={chipText(chip)} className={styles.chip}>
              {chip.type === 'prize' && <Icon name="gift" />}
              {text}
              <small>{`× ${count}`}</small>
              <button
                type="button"
                aria-label={words.remove({ chip: text })}
                disabled={isSpinning}
                onClick={() => remove(chip)}
              >
                <Icon name="x" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
