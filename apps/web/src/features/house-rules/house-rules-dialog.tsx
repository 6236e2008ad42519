import { type HouseRules, isChanged, PRESETS } from '@wheel/game';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { isAdjusted, presetText, rulesName } from '../../words/house-rules.ts';
import { type Figure, figureIn, POINTS, SECONDS } from './figures.ts';
import styles from './house-rules-dialog.module.css';

type HouseRulesDialogProps = {
  readonly open: boolean;
  readonly rules: HouseRules;
  /** With the figures as the host left them. */
  readonly onDone: (rules: HouseRules) => void;
  /** Leaves everything as it was. */
  readonly onClose: () => void;
};

export function HouseRulesDialog(props: HouseRulesDialogProps) {
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
      title="House rules"
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
      label={figure.label}
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
              label="Spin before a consonant"
              checked={draft.spinFirst}
              onChange={({ target }) => onChange({ ...draft, spinFirst: target.checked })}
            />
            <Checkbox
              label="Keep points only when solving"
              checked={draft.bank}
              onChange={({ target }) => onChange({ ...draft, bank: target.checked })}
            />
          </div>
          <div className={styles.figures}>{POINTS.map(fieldOf)}</div>
        </>
      )}
      <div className={styles.figures}>
        {SECONDS.map(fieldOf)}
        <p className={styles.hint}>0 is no clock.</p>
      </div>
      <DialogActions
        lead={
          isAdjusted(draft) && (
            <Button look="line" onClick={restore}>{`Back to ${presetText(draft.preset)}`}</Button>
          )
        }
      >
        <Button ref={done} look="primary" type="submit">
          Done
        </Button>
      </DialogActions>
    </form>
  );
}
