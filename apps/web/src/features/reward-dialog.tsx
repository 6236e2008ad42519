import { segmentAt } from '@wheel/game';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { focusStage } from '../lib/stage-focus.ts';
import { useShownWheel } from '../show/shown-wheel.ts';
import { segmentText } from '../text/names.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { segmentColours } from '../ui/segment-colours.ts';
import { useWords } from '../words/words.ts';
import styles from './reward-dialog.module.css';

type RewardDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What the chip did at a desk. */
  readonly effect?: string | null;
  /** What is asked of the host instead of closing. */
  readonly children?: ReactNode;
};

/** The winning wedge becomes the plate. */
export function RewardDialog({ open, onClose, effect, children }: RewardDialogProps) {
  const { lastValue, segments, rotation } = useShownWheel();
  const { youGot, close } = useWords('show');
  const wasOpen = useRef(false);
  useEffect(() => {
    // after a reload nothing had the focus that a closed dialog gives back
    if (wasOpen.current && !open && document.activeElement === document.body) focusStage();
    wasOpen.current = open;
  }, [open]);

  const text = lastValue ? segmentText(lastValue) : '';
  const colour = segmentColours(segments)[segmentAt(rotation, segments.length)];
  const paint = { '--plate': colour?.fill, '--plate-ink': colour?.ink } as CSSProperties;
  return (
    <Dialog open={open} title={youGot} onClose={onClose} className={styles.panel}>
      <p className={styles.plate} style={paint} data-long={text.length > 5}>
        {lastValue?.type === 'prize' && <Icon name="gift" className={styles.gift} />}
        {text}
      </p>
      {effect && <p className={styles.effect}>{effect}</p>}
      {children || (
        <Button look="light" large data-autofocus onClick={onClose}>
          {close}
        </Button>
      )}
    </Dialog>
  );
}
