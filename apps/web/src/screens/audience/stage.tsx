import type { PublicShow } from '@wheel/game';
import type { CSSProperties } from 'react';
import { RoomIcon } from '../../components/room-icon/room-icon.tsx';
import { TeamMark } from '../../components/team-mark/team-mark.tsx';
import { SolveConfetti } from '../../features/confetti/solve-confetti.tsx';
import { Wheel } from '../../features/wheel/wheel.tsx';
import { WrongX } from '../../features/wrong-x/wrong-x.tsx';
import { spacedCode } from '../../lib/room-link/room-code.ts';
import type { GuestShow } from '../../stores/room/guest-room.ts';
import { useShow, useShowStore } from '../../stores/show/show-context.ts';
import { BuzzBanner } from './buzz-banner.tsx';
import { Floor } from './floor.tsx';
import { ResultPlate } from './result-plate.tsx';
import { ScreenBoard } from './screen-board.tsx';
import { ScreenClocks, useLeadingClock } from './screen-clocks.tsx';
import styles from './stage.module.css';

/** `board` with half a wheel beside it, the `wheel` close up, or the board `wide`. */
type Shot = 'board' | 'wheel' | 'wide';

function shotOf({ spin, reward, wheel, desk }: PublicShow): Shot {
  if (!wheel.visible || wheel.segments.length === 0) return 'wide';
  if (spin || reward) return 'wheel';
  return desk?.kind === 'tossUp' ? 'wide' : 'board';
}

type AudienceStageProps = {
  readonly room: GuestShow;
  /** `''` where it is not shown. */
  readonly code: string;
};

/** The game as the audience sees it: the host's own board, wheel and effects, and nothing to press. */
export function AudienceStage({ room, code }: AudienceStageProps) {
  const view = useShow((store) => store.view);
  const { spinElapsedMs } = useShowStore();
  const { teams, desk, complete, wheel, spin } = view;
  const shot = shotOf(view);
  const clock = useLeadingClock();
  const turn = desk?.turn ?? null;
  const hub = { '--team': turn === null ? undefined : teams[turn]?.color } as CSSProperties;
  return (
    <div
      className={styles.screen}
      data-shot={shot}
      data-alone={spin !== null && turn === null}
      data-rows={teams.length > 5 ? 2 : 1}
      data-signs={desk !== null}
    >
      <ScreenBoard left={clock?.left ?? null}>
        <Corner clock={clock} prize={desk?.prize ?? null} code={code} />
      </ScreenBoard>
      <Wheel
        className={styles.wheel}
        segments={wheel.segments}
        rotation={wheel.rotation}
        extraDegrees={spin?.extraDegrees ?? null}
        elapsedMs={spinElapsedMs}
        hub={
          <div className={styles.hub} style={hub}>
            {turn !== null && <TeamMark team={turn} />}
          </div>
        }
      />
      {shot === 'wheel' && <ResultPlate />}
      <Floor teams={teams} desk={desk} complete={complete} />
      <BuzzBanner buzz={room.buzz} tie={room.tie} teams={teams} />
      <WrongX />
      <SolveConfetti />
    </div>
  );
}

type CornerProps = {
  readonly clock: ReturnType<typeof useLeadingClock>;
  readonly prize: number | null;
  readonly code: string;
};

/** One thing at a time: a clock, else a prize, else the code. */
function Corner({ clock, prize, code }: CornerProps) {
  if (clock) return <ScreenClocks lead={clock.which} />;
  if (prize !== null) return <p className={styles.prize}>{prize}</p>;
  if (!code) return <span />;
  return (
    <p className={styles.join}>
      <RoomIcon name="phone" />
      {spacedCode(code)}
    </p>
  );
}
