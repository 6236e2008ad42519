import { expect, it } from 'vitest';
import { Evening, sentTo } from '../test/evening.ts';
import type { Effect } from './effect.ts';

const OWL = { id: '0123456789abcdef', text: '{"t":"picture"}' };
const FOX = { id: 'fedcba9876543210', text: '{"t":"picture"}' };

const hold = (evening: Evening, picture: typeof OWL | null) =>
  evening.say({ t: 'picture', picture });

/** The screens that are sent the picture by itself. */
const picturesIn = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.type === 'pictureTo' ? [effect.to] : []));

it('[I1] The room holds the last picture of its host, and forgets it when it closes', () => {
  const evening = Evening.started();
  hold(evening, OWL);
  hold(evening, FOX);
  expect(evening.room.picture).toEqual(FOX);
  evening.put({ type: 'close' });
  expect(evening.room.picture).toBeNull();
});

it('[I1] A picture that does not come from the host is dropped', () => {
  const evening = Evening.started();
  evening.screen('s');
  expect(evening.say({ t: 'picture', picture: OWL }, 's')).toEqual([]);
  expect(evening.room.picture).toBeNull();
});

it('[I2] A picture goes to every screen once', () => {
  const evening = Evening.started();
  expect(hold(evening, OWL)).toEqual([{ type: 'picture' }]);
  expect(hold(evening, OWL)).toEqual([]);
});

it('[I2] A screen that comes is sent the picture, unless it has it', () => {
  const evening = Evening.started();
  expect(picturesIn(evening.screen('early'))).toEqual([]);
  hold(evening, OWL);
  expect(picturesIn(evening.screen('new'))).toEqual(['new']);
  expect(picturesIn(evening.screen('other', { have: FOX.id }))).toEqual(['other']);
  expect(picturesIn(evening.screen('back', { have: OWL.id }))).toEqual([]);
});

it('[I2] Phones and remotes are sent none', () => {
  const evening = Evening.started();
  hold(evening, OWL);
  expect(picturesIn([...evening.player('p'), ...evening.remote('r')])).toEqual([]);
});

it('[I3] A picture that is taken back is gone, and screens hear it', () => {
  const evening = Evening.started();
  hold(evening, OWL);
  expect(hold(evening, null)).toEqual([
    { type: 'broadcast', roles: ['screen'], message: { t: 'picture', id: null } },
  ]);
  expect(picturesIn(evening.screen('s'))).toEqual([]);
});

it('[I3] Another host brings its own picture', () => {
  const evening = Evening.started();
  hold(evening, OWL);
  const came = evening.host('other', { device: 'laptop', term: 2 });
  expect(evening.room.picture).toBeNull();
  expect(sentTo(came, 'other')).toContainEqual({ t: 'want' });
});

it('[I3] A host that returns is asked for the picture where the room has none, and only there', () => {
  const evening = new Evening();
  const isWanted = (effects: readonly Effect[]) =>
    sentTo(effects, 'h').some(({ t }) => t === 'want');
  expect(isWanted(evening.host('h'))).toBe(false);
  evening.leave('h');
  expect(isWanted(evening.host('h', { term: 1 }))).toBe(true);
  hold(evening, OWL);
  evening.leave('h');
  expect(isWanted(evening.host('h', { term: 1 }))).toBe(false);
  expect(evening.room.picture).toEqual(OWL);
});
