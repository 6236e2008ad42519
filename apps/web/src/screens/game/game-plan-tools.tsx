import { useEffect, useState } from 'react';
import { ToolButton } from '../../components/tool-button/tool-button.tsx';
import { RulesDialog } from '../../features/house-rules/rules-dialog.tsx';
import { RunningOrderDialog } from '../../features/running-order/running-order-dialog.tsx';
import { focusStage } from '../../lib/stage-focus.ts';
import { useHouseRules } from '../shared/use-house-rules.ts';

/** What the host had planned and may change: quiet icons beside the counter. */
export function GamePlanTools() {
  const { rules, chooseRules } = useHouseRules();
  const [open, setOpen] = useState<'order' | 'rules' | null>(null);
  const [jumps, setJumps] = useState(0);
  const close = () => setOpen(null);
  useEffect(() => {
    // The dialog has given focus back to its button; the host is at another puzzle now.
    if (jumps > 0) focusStage();
  }, [jumps]);

  return (
    <>
      <ToolButton name="Running order" icon="order" onClick={() => setOpen('order')} />
      <ToolButton name="Rules" icon="rules" onClick={() => setOpen('rules')} />
      <RunningOrderDialog
        open={open === 'order'}
        onClose={close}
        onGone={() => {
          close();
          setJumps(jumps + 1);
        }}
      />
      <RulesDialog
        open={open === 'rules'}
        rules={rules}
        onDone={(chosen) => {
          chooseRules(chosen);
          close();
        }}
        onClose={close}
      />
    </>
  );
}
