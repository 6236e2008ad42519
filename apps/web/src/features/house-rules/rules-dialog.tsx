import { type HouseRules, PRESET_NAMES, PRESETS } from '@wheel/game';
import { useId, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { presetText } from '../../words/house-rules.ts';
import { HouseRulesDialog } from './house-rules-dialog.tsx';
import styles from './rules-dialog.module.css';
import { RulesSentence } from './rules-sentence.tsx';

type RulesDialogProps = {
  readonly open: boolean;
  readonly rules: HouseRules;
  /** Once, with all that was changed: one step to undo. */
  readonly onDone: (rules: HouseRules) => void;
  readonly onClose: () => void;
};

/** Which rules the show goes on by. Nothing happens to it before "Done". */
export function RulesDialog({ open, rules, onDone, onClose }: RulesDialogProps) {
  const [draft, setDraft] = useState(rules);
  const [isAdjusting, setAdjusting] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setDraft(rules);
  }
  return (
    <>
      <Dialog open={open} title="Rules" onClose={onClose} className={styles.panel}>
        <Answers draft={draft} onChoose={setDraft} />
        <DialogActions
          lead={
            <Button look="line" onClick={() => setAdjusting(true)}>
              Adjust…
            </Button>
          }
        >
          <Button look="primary" data-autofocus onClick={() => onDone(draft)}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
      <HouseRulesDialog
        open={isAdjusting}
        rules={draft}
        onDone={(adjusted) => {
          setDraft(adjusted);
          setAdjusting(false);
        }}
        onClose={() => setAdjusting(false)}
      />
    </>
  );
}

type AnswersProps = {
  readonly draft: HouseRules;
  readonly onChoose: (rules: HouseRules) => void;
};

function Answers({ draft, onChoose }: AnswersProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label="Rules" className={styles.answers}>
      {PRESET_NAMES.map((preset) => {
        const isChosen = preset === draft.preset;
        return (
          <label key={preset} className={styles.answer}>
            <input
              type="radio"
              name={`${id}-preset`}
              checked={isChosen}
              aria-labelledby={`${id}-${preset}`}
              aria-describedby={`${id}-${preset}-says`}
              onChange={() => onChoose(PRESETS[preset])}
            />
            <b id={`${id}-${preset}`}>{presetText(preset)}</b>
            <small id={`${id}-${preset}-says`}>
              <RulesSentence rules={isChosen ? draft : PRESETS[preset]} />
            </small>
          </label>
        );
      })}
    </div>
  );
}
