import type { PublicShow } from '@wheel/game';
import { logText } from '../../text/log.ts';
import { segmentText, teamName } from '../../text/names.ts';
import { kindText, rulesName } from '../../text/rules.ts';
import type { ToldEvent } from '../store.ts';

/** Events of the own window bring their texts along; those of another window do not, and the board has them. */
const phraseOf = (event: object, { board }: PublicShow): string =>
  'phrase' in event
    ? String(event.phrase)
    : board.map((word) => word.map(({ letter }) => letter ?? ' ').join('')).join(' ');

const categoryOf = (event: object, view: PublicShow): string =>
  'category' in event ? String(event.category) : view.category;

const textOf = (change: number): string => {
  if (change === 0) return 'no points';
  return change > 0 ? `+${change}` : String(change);
};

/** What a screen reader says about an event; `view` is the show after it. What a team did begins with the team. */
export function announcementOf(event: ToldEvent, view: PublicShow): string {
  const who = 'team' in event ? teamName(view.teams, event.team) : '';
  switch (event.type) {
    case 'correct':
      return `${event.count} × ${event.letter}`;
    case 'wrongLetter':
      return `No ${event.letter}`;
    case 'wrongPhrase':
      return 'Wrong phrase';
    case 'solved':
      return `Solved: ${phraseOf(event, view)}`;
    case 'scored':
    case 'rewarded':
      return `${who}: ${view.teams[event.team]?.score ?? 0}`;
    case 'spinStarted':
      return 'The wheel is spinning';
    case 'spinEnded':
      return `Spin: ${segmentText(event.segment)}`;
    case 'puzzleShown':
      return `Puzzle ${view.position.at} of ${view.position.of}: ${categoryOf(event, view).toUpperCase()}`;
    case 'timeUp':
      return event.which === 'turn' ? 'Time is up' : 'Time is up for this puzzle';
    case 'undone':
      return 'step' in event ? `Undone: ${logText(event.step)}` : 'Undone';
    case 'redone':
      return 'step' in event ? `Redone: ${logText(event.step)}` : 'Redone';
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
