import { type Static, Type } from 'typebox';

/** Who may see a game, as its owner wishes: nobody else, whoever has the link, or everyone by search. */
export const VISIBILITIES = ['private', 'link', 'public'] as const;

export const Visibility = Type.Enum(VISIBILITIES, {
  description: 'private: its owner; link: whoever has the link; public: found by search as well',
});
export type Visibility = Static<typeof Visibility>;
