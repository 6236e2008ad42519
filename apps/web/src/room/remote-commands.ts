import type { RoomRefusal, RoomWish } from '@wheel/contract';
import { type Action, activeTeam, type Objection, objectionTo } from '@wheel/game';
import type { ShowStore } from '../show/store.ts';
import type { BuzzCommand } from './buzzers.ts';

/** What came of a wish or an ask. */
export type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Objection | RoomRefusal };

export type RemoteCommandPorts = {
  readonly show: Pick<ShowStore, 'getState'>;
  /** Where chance and time enter the show. */
  readonly drawExtraDegrees: () => number;
  readonly wallMs: () => number;
  readonly buzz: (command: BuzzCommand) => boolean;
};

const DONE: Answer = { ok: true };
const refused = (code: Objection | RoomRefusal): Answer => ({ ok: false, code });

/** Does on this device what a remote asks for, by the same rules as a press of its buttons. */
export function createRemoteCommands(ports: RemoteCommandPorts) {
  const { show, drawExtraDegrees, wallMs, buzz } = ports;

  function act(action: Action): Answer {
    const { run, dispatch } = show.getState();
    const objection = run && objectionTo(run.show, action);
    if (objection) return refused(objection);
    putRewardAway();
    return dispatch(action) ? DONE : refused('NOT_NOW');
  }

  /** A move that counts has been made with the dialog on the host's device seen; a refused one leaves it. */
  function putRewardAway(): void {
    const { view, dispatch } = show.getState();
    if (view.reward && view.desk?.verdict == null) dispatch({ type: 'closeReward' });
  }

  function step(back: 'undo' | 'redo'): Answer {
    const { run, [back]: go } = show.getState();
    go();
    if (show.getState().run !== run) return DONE;
    return refused(back === 'undo' ? 'NOTHING_TO_UNDO' : 'NOTHING_TO_REDO');
  }

  function next(): Answer {
    const { position } = show.getState().view;
    if (position.at >= position.of) return act({ type: 'goTo', screen: 'winner' });
    return act({ type: 'nextPuzzle' });
  }

  function letter(given: string): Answer {
    const { desk } = show.getState().view;
    const type = desk?.moves.includes('pick') ? 'pickLetter' : 'guessLetter';
    return act({ type, letter: given.normalize('NFC').toUpperCase() });
  }

  function spin(): Answer {
    const { view } = show.getState();
    if (view.screen === 'game' && !view.wheel.visible) return refused('NO_WHEEL');
    const trial = view.screen === 'wheel' ? { trial: true } : {};
    return act({ type: 'startSpin', extraDegrees: drawExtraDegrees(), atMs: wallMs(), ...trial });
  }

  function perform(wish: RoomWish): Answer {
    switch (wish.type) {
      case 'letter':
        return letter(wish.letter);
      case 'phrase':
        return act({ type: 'guessPhrase', phrase: wish.phrase });
      case 'vowels':
        return act({ type: 'setVowels', include: wish.on });
      case 'spin':
        return spin();
      case 'next':
        return next();
      case 'score':
        return act({ type: 'adjustScore', team: wish.team, delta: wish.delta });
      case 'star':
        return act({ type: 'rewardTeam', team: wish.team });
      case 'undo':
      case 'redo':
        return step(wish.type);
      case 'right':
        return act({ type: 'acceptAnswer' });
      case 'wrong':
        return act({ type: 'refuseAnswer' });
      case 'pass':
        return act({ type: 'passTurn', why: 'host' });
      case 'buzz':
        if (!buzz({ do: wish.do })) return refused('ROOM_OFFLINE');
        putRewardAway();
        return DONE;
    }
  }

  /** A letter or a phrase from a phone counts only for the team whose turn it is. */
  function ask(team: number | null, kind: 'letter' | 'phrase', value: string): Answer {
    const { teams } = show.getState().view;
    if (team === null || activeTeam(teams) !== team) return refused('NOT_YOUR_TURN');
    if (kind === 'letter') return perform({ type: 'letter', letter: value });
    return perform({ type: 'phrase', phrase: value });
  }

  return { perform, ask };
}
