import type { BuzzPlace } from '@wheel/contract';
import type { PublicShow } from '@wheel/game';
import { useEffect, useRef } from 'react';
import { playSound } from '../../lib/audio/audio.ts';
import { useRoomStatus } from '../../room/room-status-store.ts';
import { useIsHeardOnScreens } from '../../show/effects/heard.ts';
import { teamName } from '../../text/names.ts';
import { BulbFrame } from '../../ui/bulbs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
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
  const isRoomOpen = useRoomStatus((room) => room.isOpen);
  const areOpen = useRoomStatus((room) => room.areBuzzersOpen);
  const buzz = useRoomStatus((room) => room.buzz);
  useBuzzHeard(buzz, areOpen, isTossUp);
  return (
    isRoomOpen && <Buzzers areOpen={areOpen} buzz={buzz} teams={teams} className={className} />
  );
}

type BuzzersProps = Pick<BuzzBarProps, 'teams' | 'className'> & {
  readonly areOpen: boolean;
  readonly buzz: readonly BuzzPlace[];
};

/** By itself, because its words come with the room. */
function Buzzers({ areOpen, buzz, teams, className }: BuzzersProps) {
  const { buzzers } = useWords('room').host;
  const [first] = buzz;
  const openText = areOpen ? buzzers.open : '';
  return (
    <section className={`${styles.bar} ${className ?? ''}`} aria-label={buzzers.label}>
      <VisuallyHidden role="status">
        {first ? buzzers.first({ team: teamName(teams, first.team) }) : openText}
      </VisuallyHidden>
      {buzz.length > 0 ? (
        <BuzzOrder buzz={buzz} teams={teams} />
      ) : (
        areOpen && (
          <p className={styles.open} aria-hidden="true">
            <BulbFrame className={styles.frame} count={52} lights="chase" />
            {buzzers.open}
          </p>
        )
      )}
    </section>
  );
}

/** Only what was waited for here: an order that is found after a reload was heard before. */
function useBuzzHeard(buzz: readonly BuzzPlace[], areOpen: boolean, isTossUp: boolean): void {
  const isAwaited = useRef(false);
  const isHeard = !useIsHeardOnScreens();
  const first = buzz[0]?.team ?? null;
  useEffect(() => {
    if (areOpen && first === null) isAwaited.current = true;
    if (first === null || !isAwaited.current) return;
    isAwaited.current = false;
    if (!isTossUp && isHeard) playSound('buzz');
  }, [first, areOpen, isTossUp, isHeard]);
}
