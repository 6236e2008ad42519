import type { PublicShow } from '@wheel/game';
import { kindText, rulesName } from '../../text/kinds.ts';
import { logText } from '../../text/log.ts';
import { segmentText, teamName } from '../../text/names.ts';
import { words } from '../../words/words.ts';
import type { ToldEvent } from '../store.ts';

type Lost = { readonly points: number; readonly prizes: readonly string[] };

/** Events of the own window bring their texts along; those of another window do not, and the board has them. */
const phraseOf = (event: object, { board }: PublicShow): string =>
  'phrase' in event
    ? String(event.phrase)
    : board.map((word) => word.map(({ letter }) => letter ?? ' ').join('')).join(' ');

const categoryOf = (event: object, view: PublicShow): string =>
  'category' in event ? String(event.category) : view.category;

const changeText = (team: string, change: number): string => {
  const { noPoints, points } = words('show').announcements;
  if (change === 0) return noPoints({ team });
  return points({ team, change: change > 0 ? `+${change}` : String(change) });
};

/** The points, where there were any or nothing else, and the prizes. */
const lostTexts = ({ points, prizes }: Lost): readonly string[] =>
  points > 0 || prizes.length === 0 ? [`${points}`, ...prizes] : prizes;

/**
 * What a screen reader says about an event; `view` is the show after it, and `mark` is put on what is in the language of
 * the puzzle. What a team did begins with the team.
 */
export function announcementOf(
  event: ToldEvent,
  view: PublicShow,
  mark: (text: string) => string = (text) => text,
): string {
  const text = words('show').announcements;
  const team = 'team' in event ? teamName(view.teams, event.team) : '';
  const score = 'team' in event ? (view.teams[event.team]?.score ?? 0) : 0;
  switch (event.type) {
    case 'correct':
      return text.correct({ letter: event.letter, count: event.count });
    case 'wrongLetter':
      return text.wrongLetter({ letter: event.letter });
    case 'wrongPhrase':
      return text.wrongPhrase;
    case 'solved':
      return text.solved({ phrase: mark(phraseOf(event, view)) });
    case 'scored':
    case 'rewarded':
      return text.score({ team, score });
    case 'spinStarted':
      return text.spinStarted;
    case 'spinEnded':
      return text.spinEnded({ segment: segmentText(event.segment) });
    case 'puzzleShown':
      return text.puzzle({
        number: view.position.at,
        count: view.position.of,
        category: mark(categoryOf(event, view).toUpperCase()),
      });
    case 'timeUp':
      return event.which === 'turn' ? text.turnTimeUp : text.puzzleTimeUp;
    case 'undone':
      return 'step' in event ? text.undoneStep({ step: logText(event.step) }) : text.undone;
    case 'redone':
      return 'step' in event ? text.redoneStep({ step: logText(event.step) }) : text.redone;
    case 'rulesChosen':
      return text.rules({ rules: rulesName(event.preset, event.isChanged) });
    case 'kindSet':
      return kindText(event.kind);
    case 'turnPassed':
      return text.onTurn({ team });
    case 'valueSet':
      return event.value > 0 ? text.value({ team, value: event.value }) : text.noValue({ team });
    case 'earned':
      return text.points({ team, change: `+${event.points}` });
    case 'bought':
      return text.bought({ team, letter: event.letter, price: event.price });
    case 'banked':
      return (event.raised ? text.bankedMinimum : text.banked)({
        team,
        points: event.points,
        score,
      });
    case 'forfeited':
      return text.forfeited({ team, lost: lostTexts(event) });
    case 'prizeHeld':
      return text.holds({ team, prize: event.prize });
    case 'prizesWon':
      return text.wins({ team, prizes: event.prizes });
    case 'verdictGiven':
      return changeText(team, event.change);
    case 'earnedSet':
      return text.earned({ team, points: event.points });
    case 'onlyVowels':
      return text.onlyVowels;
    case 'noVowels':
      return text.noVowels;
    case 'tossUpStarted':
      return text.tossUpStarted;
    case 'tossUpLetter':
      return event.letter;
    case 'buzzed':
      return text.buzzed({ team });
    case 'lockedOut':
      return text.lockedOut({ team });
    case 'tossUpOver':
      return text.tossUpOver({ phrase: mark(phraseOf(event, view)) });
    case 'bonusBegun':
      return event.isTie ? text.bonusRoundTied({ team }) : text.bonusRound({ team });
    case 'picked':
      return text.picked({ team, letter: event.letter });
    case 'lettersOpened':
      return text.lettersOpened({ letters: event.letters.join(' '), count: event.count });
    case 'bonusLost':
      return text.bonusLost({ team, phrase: mark(phraseOf(event, view)) });
  }
}
