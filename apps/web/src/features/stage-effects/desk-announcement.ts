import type { PublicShow } from '@wheel/game';
import type { ToldEvent } from '../../stores/show/show-store.ts';
import { rulesName } from '../../words/house-rules.ts';
import { kindText } from '../../words/puzzle-kind.ts';
import { teamName } from '../../words/team-name.ts';
import { phraseOf } from './read-off.ts';

type DeskEventType =
  | 'rulesChosen'
  | 'kindSet'
  | 'turnPassed'
  | 'valueSet'
  | 'earned'
  | 'bought'
  | 'banked'
  | 'forfeited'
  | 'verdictGiven'
  | 'earnedSet'
  | 'onlyVowels'
  | 'noVowels'
  | 'tossUpStarted'
  | 'tossUpLetter'
  | 'buzzed'
  | 'lockedOut'
  | 'tossUpOver'
  | 'bonusBegun'
  | 'picked'
  | 'lettersOpened'
  | 'bonusLost';
export type DeskEvent = Extract<ToldEvent, { type: DeskEventType }>;

const textOf = (change: number): string => {
  if (change === 0) return 'no points';
  return change > 0 ? `+${change}` : String(change);
};

/** What a screen reader says about an event at the desk. What a team did begins with the team. */
export function deskAnnouncementOf(event: DeskEvent, view: PublicShow): string {
  const who = 'team' in event ? teamName(view.teams, event.team) : '';
  switch (event.type) {
    case 'rulesChosen':
      return `Rules: ${rulesName(event.preset, event.isChanged)}`;
    case 'kindSet':
      return kindText(event.kind);
    case 'turnPassed':
      return `${who}: on turn`;
    case 'valueSet':
      return `${who}: ${event.value > 0 ? `value ${event.value}` : 'no value'}`;
    case 'earned':
      return `${who}: +${event.points}`;
    case 'bought':
      return `${who}: ${event.letter} bought for ${event.price}`;
    case 'banked':
      return `${who}: ${event.points} banked${event.raised ? ', the house minimum' : ''}, score ${view.teams[event.team]?.score ?? 0}`;
    case 'forfeited':
      return `${who}: ${event.points} forfeited`;
    case 'verdictGiven':
      return `${who}: ${textOf(event.change)}`;
    case 'earnedSet':
      return `${who}: ${event.points} points of this puzzle`;
    case 'onlyVowels':
      return 'Only vowels left';
    case 'noVowels':
      return 'No vowels left';
    case 'tossUpStarted':
      return 'Toss-up started';
    case 'tossUpLetter':
      return event.letter;
    case 'buzzed':
      return `${who}: buzzed`;
    case 'lockedOut':
      return `${who}: locked out`;
    case 'tossUpOver':
      return `Nobody solved it: ${phraseOf(event, view)}`;
    case 'bonusBegun':
      return `${who}: plays the bonus round${event.isTie ? ', tied for the lead' : ''}`;
    case 'picked':
      return `${who}: picked ${event.letter}`;
    case 'lettersOpened':
      return `${event.letters.join(' ')}: ${event.count} on the board`;
    case 'bonusLost':
      return `${who}: not solved: ${phraseOf(event, view)}`;
  }
}
