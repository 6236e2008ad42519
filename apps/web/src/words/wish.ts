import type { RoomWish } from '@wheel/contract';
import { teamName } from './team-name.ts';

const TEXTS = {
  spin: 'Spin',
  next: 'Next word',
  undo: 'Undo',
  redo: 'Redo',
  right: 'Right',
  wrong: 'Wrong',
  pass: 'Pass',
} as const;

const BUZZERS = {
  open: 'Buzzers open',
  lock: 'Buzzers locked',
  reset: 'Buzzers reset',
} as const;

/** What a press of the remote was for. */
export function wishText(wish: RoomWish, teams: readonly { readonly name: string }[]): string {
  switch (wish.type) {
    case 'letter':
      return wish.letter;
    case 'phrase':
      return wish.phrase;
    case 'vowels':
      return wish.on ? 'Vowels on' : 'Vowels off';
    case 'score':
      return `${teamName(teams, wish.team)} ${wish.delta > 0 ? '+' : ''}${wish.delta}`;
    case 'star':
      return `${teamName(teams, wish.team)} rewarded`;
    case 'buzz':
      return BUZZERS[wish.do];
    default:
      return TEXTS[wish.type];
  }
}
