import { puzzlePosition, type Show, teamName } from '@wheel/game';
import type { StageEvent } from '../../stores/show-events.ts';
import { logText } from '../../words/log-line.ts';
import { segmentText } from '../../words/segment.ts';

/** What a screen reader says about an event; `show` is the show after it. */
export function announcementOf(event: StageEvent, show: Show): string {
  switch (event.type) {
    case 'correct':
      return `${event.count} × ${event.letter}`;
    case 'wrongLetter':
      return `No ${event.letter}`;
    case 'wrongPhrase':
      return 'Wrong phrase';
    case 'solved':
      return `Solved: ${event.phrase}`;
    case 'scored':
    case 'rewarded':
      return `${teamName(show, event.team)}: ${show.teams[event.team]?.score ?? 0}`;
    case 'spinStarted':
      return 'The wheel is spinning';
    case 'spinEnded':
      return `Spin: ${segmentText(event.segment)}`;
    case 'puzzleShown': {
      const { current, total } = puzzlePosition(show);
      return `Puzzle ${current} of ${total}: ${event.category.toUpperCase()}`;
    }
    case 'undone':
      return `Undone: ${logText(event.step)}`;
    case 'redone':
      return `Redone: ${logText(event.step)}`;
  }
}
