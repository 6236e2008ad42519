import { describe, expect, it, vi } from 'vitest';
import { openWindows } from '../../test/show-in-memory.tsx';

const PUZZLE = { id: 1, gametitle: 'Pets', category: 'Animal', searchedWord: 'red dog' };
const spin = (atMs = 0) => ({ type: 'startSpin', extraDegrees: 1900, atMs }) as const;

describe('one window', () => {
  it('takes no action before it knows the show', () => {
    const { dispatch } = openWindows().newWindow();
    expect(dispatch({ type: 'openGame' })).toBe(false);
  });

  it('hosts once nobody has answered, with the quiz chosen meanwhile', async () => {
    const stores = openWindows();
    const first = stores.newWindow();
    expect(first.dispatch({ type: 'chooseQuiz', puzzles: [PUZZLE] })).toBe(true);
    await stores.pass(400);
    expect(first.now()).toMatchObject({ mode: 'host', hasQuizWaiting: false });
    expect(first.now().run?.show.puzzles).toEqual([PUZZLE]);
  });

  it('plays an action and tells the stage', async () => {
    const host = await openWindows().openHost();
    expect(host.dispatch({ type: 'guessLetter', letter: 'D' })).toBe(true);
    expect(host.now().view.keys.D).toBe('hit');
    expect(host.events).toEqual([{ type: 'correct', letter: 'D', count: 2 }]);
  });

  it('changes nothing for an action that may not happen', async () => {
    const host = await openWindows().openHost();
    host.dispatch({ type: 'guessLetter', letter: 'D' });
    const { run } = host.now();
    expect(host.dispatch({ type: 'guessLetter', letter: 'D' })).toBe(false);
    expect(host.now().run).toBe(run);
    expect(host.events).toHaveLength(1);
  });

  it('undoes and redoes, and says what', async () => {
    const host = await openWindows().openHost();
    host.dispatch({ type: 'guessLetter', letter: 'D' });
    host.now().undo();
    expect(host.now().view.keys.D).toBe('free');
    host.now().redo();
    expect(host.now().view.keys.D).toBe('hit');
    expect(host.events.map(({ type }) => type)).toEqual(['correct', 'undone', 'redone']);
    host.now().redo();
    expect(host.events).toHaveLength(3);
  });

  it('ends a spin after 6 s, whatever else is done meanwhile', async () => {
    const stores = openWindows();
    const host = await stores.openHost();
    host.dispatch(spin(stores.wall()));
    await stores.pass(3000);
    host.dispatch({ type: 'guessLetter', letter: 'R' });
    await stores.pass(2999);
    expect(host.now().view.spin).not.toBeNull();
    await stores.pass(1);
    expect(host.now().view).toMatchObject({ spin: null, wheel: { rotation: 1900 } });
    expect(host.now().view.reward).not.toBeNull();
  });

  it('does not end a spin that was cancelled by walking away', async () => {
    const stores = openWindows();
    const host = await stores.openHost();
    host.dispatch(spin(stores.wall()));
    host.visit(null);
    await stores.pass(10_000);
    expect(host.now().view).toMatchObject({ spin: null, reward: null, wheel: { rotation: 0 } });
  });

  it('leaves alone what a change did not touch, so that it is not drawn again', async () => {
    const stores = openWindows();
    const host = await stores.openHost();
    const { board, teams, keys } = host.now().view;
    host.dispatch(spin(stores.wall()));
    expect(host.now().view.board).toBe(board);
    expect(host.now().view.teams).toBe(teams);
    expect(host.now().view.keys).toBe(keys);
  });

  it('goes on when an effect breaks', async () => {
    const host = await openWindows().openHost();
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    host.onEvent(() => {
      throw new Error('confetti jammed');
    });
    expect(host.dispatch({ type: 'guessLetter', letter: 'Z' })).toBe(true);
    expect(host.events).toEqual([{ type: 'wrongLetter', letter: 'Z' }]);
    expect(silent).toHaveBeenCalledOnce();
    silent.mockRestore();
  });
});

describe('the address', () => {
  it('begins the teams anew whenever the host comes to them', async () => {
    const stores = openWindows();
    const host = await stores.openHost();
    host.visit('teams');
    host.dispatch({ type: 'renameTeam', team: 0, name: 'Aces' });
    host.visit('wheel');
    expect(host.now().view).toMatchObject({ screen: 'wheel', teams: [{ name: 'Aces' }] });
    host.visit('teams');
    expect(host.now().view).toMatchObject({ screen: 'teams', teams: [{ name: '' }] });
  });

  it('lays out a game that nobody started', async () => {
    const stores = openWindows();
    const host = await stores.openWindow('game');
    expect(host.now().view.screen).toBe('game');
    expect(host.now().view.board.length).toBeGreaterThan(0);
  });

  it('wipes no typed teams when the page comes back from the cache', async () => {
    const stores = openWindows();
    const host = await stores.openWindow('teams');
    host.dispatch({ type: 'renameTeam', team: 0, name: 'Aces' });
    await stores.pass(0);
    host.page.restore();
    await stores.pass(400);
    expect(host.now()).toMatchObject({ mode: 'host', view: { teams: [{ name: 'Aces' }] } });
  });

  it('does what the host did while a restored page found out whether it still hosts', async () => {
    const stores = openWindows();
    const host = await stores.openHost();
    host.dispatch({ type: 'guessLetter', letter: 'D' });
    await stores.pass(0);
    host.page.restore();
    expect(host.now().mode).toBe('host');
    expect(host.dispatch({ type: 'guessLetter', letter: 'R' })).toBe(true);
    host.now().undo();
    expect(host.dispatch({ type: 'guessLetter', letter: 'G' })).toBe(true);
    await stores.pass(400);
    expect(host.now().view.keys).toMatchObject({ D: 'hit', R: 'free', G: 'hit' });
  });

  it('drops what the host did on a restored page when another window has the show', async () => {
    const stores = openWindows();
    const host = await stores.openHost();
    const second = await stores.openWindow('game');
    host.page.restore();
    second.now().takeOver();
    host.dispatch({ type: 'guessLetter', letter: 'D' });
    await stores.pass(400);
    expect(host.now().mode).toBe('follower');
    expect(second.now()).toMatchObject({ mode: 'host', view: { keys: { D: 'free' } } });
  });
});

describe('a second window', () => {
  it('draws the show on the screen it is on, without the run', async () => {
    const stores = openWindows();
    const host = await stores.openHost();
    const second = await stores.openWindow('teams');
    expect(second.now()).toMatchObject({ mode: 'follower', run: null });
    expect(second.now().view).toEqual(host.now().view);
    host.visit('winner');
    await stores.pass(0);
    expect(second.now().view.screen).toBe('winner');
    expect(second.dispatch({ type: 'goTo', screen: 'game' })).toBe(false);
  });

  it('waits with a game of its own, and begins it once it takes over', async () => {
    const stores = openWindows();
    const host = await stores.openHost();
    const second = stores.newWindow();
    second.visit(null);
    second.open();
    await stores.pass(400);
    second.dispatch({ type: 'chooseQuiz', puzzles: [{ ...PUZZLE, gametitle: 'Other' }] });
    second.visit('teams');
    expect(second.now().hasQuizWaiting).toBe(true);
    second.now().takeOver();
    await stores.pass(0);
    expect(second.now()).toMatchObject({ mode: 'host', hasQuizWaiting: false });
    expect(second.now().run?.show).toMatchObject({
      screen: 'teams',
      puzzles: [{ gametitle: 'Other' }],
    });
    expect(host.now()).toMatchObject({ mode: 'follower', view: { screen: 'teams' } });
  });

  it('forgets that game when it is left', async () => {
    const stores = openWindows();
    await stores.openHost();
    const second = stores.newWindow();
    second.open();
    await stores.pass(400);
    second.dispatch({ type: 'chooseQuiz', puzzles: [PUZZLE] });
    second.visit('teams');
    second.visit(null);
    expect(second.now().hasQuizWaiting).toBe(false);
  });

  it.each([{}, { storage: false }])(
    'takes the whole run over, history and all: %o',
    async (having) => {
      const stores = openWindows(having);
      const host = await stores.openHost();
      host.dispatch({ type: 'guessLetter', letter: 'D' });
      const second = await stores.openWindow('game');
      second.now().takeOver();
      await stores.pass(400);
      second.now().undo();
      await stores.pass(0);
      expect(second.now().view.keys.D).toBe('free');
      expect(host.now()).toMatchObject({ mode: 'follower', view: { keys: { D: 'free' } } });
    },
  );
});
