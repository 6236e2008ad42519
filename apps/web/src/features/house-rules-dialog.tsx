import { type HouseRules, isChanged, PRESETS } from '@wheel/game';
import { type FormEvent, useRef, useState } from 'react';
import { presetText, rulesName } from '../text/kinds.ts';
import { isAdjusted, rulesSentence } from '../text/rules.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Checkbox, TextField } from '../ui/fields.tsx';
import { useWords, type Words } from '../words/words.ts';
import styles from './house-rules-dialog.module.css';

/** A figure of the house rules as a field. */
type Figure = {
  readonly name: keyof Words<'desk'>['houseRules']['figures'];
  readonly step: number;
  readonly max: number;
};

const POINTS_MAX = 100_000;
const points = (name: Figure['name'], step: number): Figure => ({ name, step, max: POINTS_MAX });

const POINTS: readonly Figure[] = [
  points('pointsPerLetter', 50),
  points('vowelPrice', 50),
  points('houseMinimum', 100),
  points('tossUpPrize', 100),
  points('finalSpinExtra', 100),
  points('bonusPrize', 500),
];

const SECONDS: readonly Figure[] = [
  { name: 'turnSeconds', step: 5, max: 600 },
  { name: 'puzzleSeconds', step: 10, max: 3600 },
];

/** What was typed, as a whole figure within its bounds; nothing is 0. */
const figureIn = (text: string, { max }: Pick<Figure, 'max'>): number =>
  Math.min(Math.max(0, Math.trunc(Number(text)) || 0), max);

type HouseRulesDialogProps = {
  readonly open: boolean;
  readonly rules: HouseRules;
  /** With the figures as the host left them. */
  readonly onDone: (rules: HouseRules) => void;
  /** Leaves everything as it was. */
  readonly onClose: () => void;
};

export function HouseRulesDialog(props: HouseRulesDialogProps) {
  const { houseRules } = useWords('desk');
  const { open, rules, onDone, onClose } = props;
  const [draft, setDraft] = useState(rules);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setDraft(rules);
  }
  const isByHand = draft.preset === 'manual';
  return (
    <Dialog
      open={open}
      title={houseRules.title}
      tag={<span className={styles.tag}>{rulesName(draft.preset, isChanged(draft))}</span>}
      onClose={onClose}
      className={isByHand ? styles.few : styles.panel}
      wide
    >
      <HouseRulesForm draft={draft} onChange={setDraft} onDone={() => onDone(draft)} />
    </Dialog>
  );
}

type HouseRulesFormProps = {
  readonly draft: HouseRules;
  readonly onChange: (draft: HouseRules) => void;
  readonly onDone: () => void;
};

function HouseRulesForm({ draft, onChange, onDone }: HouseRulesFormProps) {
  const { houseRules, done: doneText } = useWords('desk');
  const done = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<Readonly<Partial<Record<Figure['name'], string>>>>({});
  const isByHand = draft.preset === 'manual';

  function type(figure: Figure, text: string) {
    setTyped({ ...typed, [figure.name]: text });
    onChange({ ...draft, [figure.name]: figureIn(text, figure) });
  }

  function restore() {
    setTyped({});
    onChange(PRESETS[draft.preset]);
    // The button goes, and focus would go with it.
    done.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onDone();
  }

  const fieldOf = (figure: Figure) => (
    <TextField
      key={figure.name}
      label={houseRules.figures[figure.name]}
      className={styles.figure}
      type="number"
      inputMode="numeric"
      min={0}
      max={figure.max}
      step={figure.step}
      value={typed[figure.name] ?? draft[figure.name]}
      onChange={({ target }) => type(figure, target.value)}
    />
  );

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {!isByHand && (
        <>
          <div className={styles.checks}>
            <Checkbox
              label={houseRules.spinFirst}
              checked={draft.spinFirst}
              onChange={({ target }) => onChange({ ...draft, spinFirst: target.checked })}
            />
            <Checkbox
              label={houseRules.bank}
              checked={draft.bank}
              onChange={({ target }) => onChange({ ...draft, bank: target.checked })}
            />
          </div>
          <div className={styles.figures}>{POINTS.map(fieldOf)}</div>
        </>
      )}
      <div className={styles.figures}>
        {SECONDS.map(fieldOf)}
        <p className={styles.hint}>{houseRules.noClock}</p>
      </div>
      <DialogActions
        lead={
          isAdjusted(draft) && (
            <Button look="line" onClick={restore}>
              {houseRules.backTo({ rules: presetText(draft.preset) })}
            </Button>
          )
        }
      >
        <Button ref={done} look="primary" type="submit">
          {doneText}
        </Button>
      </DialogActions>
    </form>
  );
}

export function RulesSentence({ rules }: { readonly rules: HouseRules }) {
  const { changed } = useWords('desk').rules;
  return (
    <>
      {isAdjusted(rules) && <b>{changed} </b>}
      {rulesSentence(rules)}
    </>
  );
}
