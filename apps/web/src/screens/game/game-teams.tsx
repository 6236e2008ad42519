import { lecternDesk } from '../../features/teams/lectern-desk.ts';
import { Lecterns } from '../../features/teams/lecterns.tsx';
import { useRoomOnStage } from '../../stores/room/on-stage.ts';
import { useShow } from '../../stores/show/show-context.ts';
import { firstsIn, ordinal } from '../../words/buzz.ts';
import { useForfeited } from './use-forfeited.ts';

type GameTeamsProps = {
  readonly className?: string | undefined;
  readonly onRewarded: () => void;
};

export function GameTeams({ className, onRewarded }: GameTeamsProps) {
  const teams = useShow(({ view }) => view.teams);
  const complete = useShow(({ view }) => view.complete);
  const desk = useShow(({ view }) => view.desk);
  const dispatch = useShow((store) => store.dispatch);
  const forfeited = useForfeited();
  const buzz = useRoomOnStage((room) => room.buzz);
  const tie = useRoomOnStage((room) => room.tie);

  /** The best three. */
  function placeOf(team: number): string | undefined {
    const place = buzz.find((one) => one.team === team)?.place;
    if (place === undefined || place > 3) return undefined;
    return place > 1 && place <= firstsIn(buzz, tie) ? 'Tie' : ordinal(place);
  }

  return (
    <Lecterns
      className={className}
      teams={teams}
      placeOf={placeOf}
      // At a desk who solves it is paid by the rules.
      hasStars={complete && !desk && !teams.some(({ rewarded }) => rewarded)}
      deskOf={(team) => lecternDesk({ desk, complete }, team, forfeited)}
      actionsOf={(team) => ({
        onAdjust: (delta) => dispatch({ type: 'adjustScore', team, delta }),
        onReward() {
          if (dispatch({ type: 'rewardTeam', team })) onRewarded();
        },
        onScore: (score) => dispatch({ type: 'enterScore', team, score }),
        onEarned: (points) => dispatch({ type: 'enterEarned', team, points }),
        onTurn: () => dispatch({ type: 'setTurn', team }),
        onBuzz: () => dispatch({ type: 'buzz', team }),
      })}
    />
  );
}
