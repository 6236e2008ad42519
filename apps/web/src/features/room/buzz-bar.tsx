import type { PublicShow } from '@wheel/game';
import { useEffect, useRef } from 'react';
import { BulbFrame } from '../../components/bulbs/bulbs.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { playSound } from '../../lib/audio/audio.ts';
import { type BuzzPlace, useRoomOnStage } from '../../stores/room/on-stage.ts';
import { teamName } from '../../words/team-name.ts';
import styles from './buzz-bar.module.css';
import { BuzzOrder } from './buzz-order.tsx';

type BuzzBarProps = {
  readonly teams: PublicShow['teams'];
  /** In a toss-up the show itself is heard to buzz. */
  readonly isTossUp: boolean;
  readonly className?: string | undefined;
};

/** The buzzers on the host's stage: open, or in which order they were pressed. Not there without a room. */
export function BuzzBar({ teams, isTossUp, className }: BuzzBarProps) {
  const isRoomOpen = useRoomOnStage((room) => room.isOpen);
  const areOpen = useRoomOnStage((room) => room.areBuzzersOpen);
  const buzz = useRoomOnStage((room) => room.buzz);
  const tie = useRoomOnStage((room) => room.tie);
  useBuzzHeard(buzz, areOpen, isTossUp);
  if (!isRoomOpen) return null;
  return (
    <section className={`${styles.bar} ${className ?? ''}`} aria-label="Buzzers">
      <VisuallyHidden role="status">{said(areOpen, buzz, teams)}</VisuallyHidden>
      {buzz.length > 0 ? (
        <BuzzOrder buzz={buzz} tie={tie} teams={teams} />
      ) : (
        areOpen && (
          <p className={styles.open} aria-hidden="true">
            <BulbFrame className={styles.frame} count={52} lights="chase" />
            Buzzers open
          </p>
        )
      )}
    </section>
  );
}

function said(areOpen: boolean, buzz: readonly BuzzPlace[], teams: PublicShow['teams']): string {
  const [first] = buzz;
  if (first) return `${teamName(teams, first.team)} first`;
  return areOpen ? 'Buzzers open' : '';
}

/** Only what was waited for here: an order that is found after a reload was heard before. */
function useBuzzHeard(buzz: readonly BuzzPlace[], areOpen: boolean, isTossUp: boolean): void {
  const isAwaited = useRef(false);
  const first = buzz[0]?.team ?? null;
  useEffect(() => {
    if (areOpen && first === null) isAwaited.current = true;
    if (first === null || !isAwaited.current) return;
    isAwaited.current = false;
    if (!isTossUp) playSound('buzz');
  }, [first, areOpen, isTossUp]);
}
