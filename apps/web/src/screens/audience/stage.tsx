import type { BuzzPlace } from '@wheel/contract';
import { type PublicShow, segmentAt, teamOnTurn } from '@wheel/game';
import type { CSSProperties } from 'react';
import { Wheel } from '../../features/wheel/wheel.tsx';
import { spacedCode } from '../../room/address.ts';
import { useShow, useShowStore } from '../../show/context.ts';
import { SolveConfetti } from '../../show/effects/confetti.tsx';
import { WrongX } from '../../show/effects/wrong-x.tsx';
import { useShownWheel } from '../../show/shown-wheel.ts';
import { nameLength } from '../../text/name-length.ts';
import { segmentText, teamName } from '../../text/names.ts';
import { Icon } from '../../ui/icon.tsx';
import { segmentColours } from '../../ui/segment-colours.ts';
import { TeamMark } from '../../ui/team-mark.tsx';
import { BuzzBanner } from './buzz-banner.tsx';
import { Floor } from './floor.tsx';
import result from './result.module.css';
import { ScreenBoard, ScreenClocks, useLeadingClock } from './screen-board.tsx';
import styles from './stage.module.css';

/** `board` with half a wheel beside it, the `wheel` close up, or the board `wide`. */
type Shot = 'board' | 'wheel' | 'wide';

function shotOf({ spin, reward, wheel, desk }: PublicShow): Shot {
  if (!wheel.visible || wheel.segments.length === 0) return 'wide';
  if (spin || reward) return 'wheel';
  return desk?.kind === 'tossUp' ? 'wide' : 'board';
}

type AudienceStageProps = {
  readonly buzz: readonly BuzzPlace[];
  /** `''` where it is not shown. */
  readonly code: string;
};

/** The game as the audience sees it: the host's own board, wheel and effects, and nothing to press. */
export function AudienceStage({ buzz, code }: AudienceStageProps) {
  const view = useShow((store) => store.view);
  const { spinElapsedMs } = useShowStore();
  const { teams, desk, complete, wheel, spin } = view;
  const shot = shotOf(view);
  const clock = useLeadingClock();
  const turn = teamOnTurn(teams);
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
        <Corner clock={clock} prize={desk?.pays ?? null} code={code} />
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
      <BuzzBanner buzz={buzz} teams={teams} />
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
      <Icon name="phone" />
      {spacedCode(code)}
    </p>
  );
}

/** While the wheel turns, who spins; then what it gave, until that is put away. */
function ResultPlate() {
  const reward = useShow(({ view }) => view.reward);
  const { segments, rotation } = useShownWheel();
  const teams = useShow(({ view }) => view.teams);
  const turn = teamOnTurn(teams);
  if (!reward) return turn === null ? null : <TurnPlate team={turn} teams={teams} />;
  const colour = segmentColours(segments)[segmentAt(rotation, segments.length)];
  const style = { '--seg': colour?.fill, '--seg-ink': colour?.ink } as CSSProperties;
  return (
    <div
      className={result.plate}
      style={style}
      role="status"
      data-testid="spin-result"
      data-long={reward.type !== 'points'}
      data-dark={reward.type === 'loseTurn' || reward.type === 'forfeit'}
    >
      {segmentText(reward)}
    </div>
  );
}

type TurnPlateProps = {
  readonly team: number;
  readonly teams: readonly { readonly name: string; readonly color: string }[];
};

function TurnPlate({ team, teams }: TurnPlateProps) {
  const name = teamName(teams, team);
  const style = { '--team': teams[team]?.color } as CSSProperties;
  return (
    <div className={`${result.plate} ${result.turn}`} style={style}>
      <TeamMark team={team} />
      <span data-length={nameLength(name)}>{name}</span>
    </div>
  );
}
