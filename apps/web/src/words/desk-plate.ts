import type { PublicShow } from '@wheel/game';
import { mayDo } from './may-do.ts';
import { teamName } from './team-name.ts';

/** Whom the bar of the desk is about, and what it says of them; nobody is `null`. */
export type DeskPlate = {
  readonly team: number | null;
  readonly title: string;
  readonly may: string;
};

export function deskPlate(view: PublicShow, isHeld: boolean): DeskPlate | null {
  const { desk, teams, complete } = view;
  if (!desk) return null;
  if (complete) return plateWhenOver(view);
  const team = desk.kind === 'tossUp' ? desk.buzzed : desk.turn;
  if (team !== null) return { team, title: teamName(teams, team), may: mayDo(desk) };
  if (desk.moves.includes('startTossUp')) {
    return { team, title: `Toss-up for ${desk.prize}`, may: 'a letter opens every second' };
  }
  const may = isHeld ? 'the letters are held' : 'the first to buzz answers';
  return { team, title: 'Who knows it?', may };
}

function plateWhenOver({ teams, desk }: PublicShow): DeskPlate {
  const solver = teams.findIndex(({ rewarded }) => rewarded);
  const tie = desk?.isTie ? 'the lead is shared' : '';
  if (solver === -1) return { team: null, title: 'Nobody solved it', may: tie };
  const has = `solved it and has ${teams[solver]?.score} points`;
  return {
    team: solver,
    title: teamName(teams, solver),
    may: [has, tie].filter(Boolean).join('; '),
  };
}
