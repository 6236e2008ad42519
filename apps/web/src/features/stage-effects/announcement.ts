import type { PublicShow } from '@wheel/game';
import type { ToldEvent } from '../../stores/show/show-store.ts';
import { logText } from '../../words/log-line.ts';
import { segmentText } from '../../words/segment.ts';
import { teamName } from '../../words/team-name.ts';
import { deskAnnouncementOf } from './desk-announcement.ts';
import { categoryOf, phraseOf } from './read-off.ts';

/** What a screen reader says about an event; `view` is the show after it. */
export function announcementOf(event: ToldEvent, view: PublicShow): string {
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
      return `${teamName(view.teams, event.team)}: ${view.teams[event.team]?.score ?? 0}`;
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
    default:
      return deskAnnouncementOf(event, view);
  }
}
