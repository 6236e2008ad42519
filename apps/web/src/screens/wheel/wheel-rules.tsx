import { PRESETS } from '@wheel/game';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { HouseRulesDialog } from '../../features/house-rules/house-rules-dialog.tsx';
import { PresetChoice } from '../../features/house-rules/preset-choice.tsx';
import { RulesSentence } from '../../features/house-rules/rules-sentence.tsx';
import { RunningOrderDialog } from '../../features/running-order/running-order-dialog.tsx';
import { useHouseRules } from '../shared/use-house-rules.ts';
import styles from './wheel-rules.module.css';

/** How the game is going to be played: by which rules and in which order. */
export function WheelRules() {
  const { rules, chooseRules } = useHouseRules();
  const [open, setOpen] = useState<'rules' | 'order' | null>(null);
  const close = () => setOpen(null);

  return (
    <div className={styles.row}>
      <PresetChoice chosen={rules.preset} onChoose={(preset) => chooseRules(PRESETS[preset])} />
      <p className={styles.sentence}>
        <RulesSentence rules={rules} />
      </p>
      <Button look="line" className={styles.button} onClick={() => setOpen('rules')}>
        Adjust…
      </Button>
      <Button look="line" className={styles.button} onClick={() => setOpen('order')}>
        Running order…
      </Button>
      <HouseRulesDialog
        open={open === 'rules'}
        rules={rules}
        onDone={(adjusted) => {
          chooseRules(adjusted);
          close();
        }}
        onClose={close}
      />
      <RunningOrderDialog open={open === 'order'} onClose={close} />
    </div>
  );
}
