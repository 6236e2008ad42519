import { type HouseRules, PRESET_NAMES, PRESETS } from '@wheel/game';
import { useState } from 'react';
import { HouseRulesDialog, RulesSentence } from '../../features/house-rules-dialog.tsx';
import { presetText } from '../../text/kinds.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/words.ts';
import styles from './rules-dialog.module.css';

type RulesDialogProps = {
  readonly open: boolean;
  readonly rules: HouseRules;
  /** Once, with all that was changed: one step to undo. */
  readonly onDone: (rules: HouseRules) => void;
  readonly onClose: () => void;
};

/** Which rules the show goes on by. Nothing happens to it before "Done". */
export function RulesDialog({ open, rules, onDone, onClose }: RulesDialogProps) {
  const text = useWords('desk');
  const [draft, setDraft] = useState(rules);
  const [isAdjusting, setAdjusting] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setDraft(rules);
  }
  return (
    <>
      <Dialog open={open} title={text.rules.title} onClose={onClose} className={styles.panel}>
        <RadioGroup
          label={text.rules.title}
          isLabelHidden
          className={styles.answers}
          layout="rows"
          options={PRESET_NAMES.map((preset) => ({
            value: preset,
            name: presetText(preset),
            says: <RulesSentence rules={preset === draft.preset ? draft : PRESETS[preset]} />,
          }))}
          chosen={draft.preset}
          onChoose={(preset) => setDraft(PRESETS[preset])}
        />
        <DialogActions
          lead={
            <Button look="line" onClick={() => setAdjusting(true)}>
              {text.rules.adjust}
            </Button>
          }
        >
          <Button look="primary" data-autofocus onClick={() => onDone(draft)}>
            {text.done}
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
