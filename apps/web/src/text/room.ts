import type { RoomReason, RoomWish, ToHostAsk } from '@wheel/contract';
import { words } from '../words/words.ts';
import { teamName } from './names.ts';
import { type Board, readBoard } from './read-board.ts';

/** Who asks to be let in: a player, or a remote. */
export function askText({ kind, value }: Pick<ToHostAsk, 'kind' | 'value'>): string {
  const { door } = words('room').host;
  return kind === 'remote' ? door.remote({ name: value }) : door.player({ name: value });
}

/** The puzzle of a phone as a screen reader says it. */
export const phoneBoardSentence = (board: Board, language?: string): string =>
  readBoard(board, language, words('room').phone.board);

/** `+100`, `-100`. */
export const changeText = (points: number): string => `${points > 0 ? '+' : ''}${points}`;

/** What a press of the remote was for. */
export function wishText(wish: RoomWish, teams: readonly { readonly name: string }[]): string {
  const { presses } = words('room').remote;
  switch (wish.type) {
    case 'letter':
      return wish.letter;
    case 'phrase':
      return wish.phrase;
    case 'vowels':
      return wish.on ? presses.vowelsOn : presses.vowelsOff;
    case 'score':
      return presses.score({ team: teamName(teams, wish.team), change: changeText(wish.delta) });
    case 'star':
      return presses.star({ team: teamName(teams, wish.team) });
    case 'buzz':
      return presses.buzzers[wish.do];
    default:
      return presses[wish.type];
  }
}

/** Why something cannot be done now, for those who asked for it from afar. What has no words here is told as it came. */
export function refusalText({ code, why }: RoomReason): string {
  const texts: Readonly<Record<string, string>> = words('room').refusals;
  const known = [code, why].find((one) => one !== undefined && Object.hasOwn(texts, one));
  return (known !== undefined && texts[known]) || why || words('room').refusals.NOT_NOW;
}
