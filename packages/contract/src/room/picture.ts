import { type Static, Type } from 'typebox';
import { ROOM_LIMITS } from './limits.ts';

/** The logo of a show. */
const Picture = Type.Object({
  id: Type.String({
    pattern: '^[0-9a-f]{16}$',
    maxLength: 16,
    description: 'The first digits of its SHA-256',
  }),
  type: Type.Enum(['image/webp', 'image/png']),
  plate: Type.Enum(['light', 'dark', 'none'], {
    description: 'What it has to stand on to be seen',
  }),
  data: Type.String({
    maxLength: Math.ceil(ROOM_LIMITS.pictureBytes / 3) * 4,
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
    description: 'Its bytes in base64',
  }),
});
export type Picture = Readonly<Static<typeof Picture>>;

/** From the host, and on to screens. Without an id it is taken back. */
export const PictureMessage = Type.Union([
  Type.Object({ t: Type.Literal('picture'), ...Picture.properties }),
  Type.Object({ t: Type.Literal('picture'), id: Type.Null() }),
]);
export type PictureMessage = Readonly<Static<typeof PictureMessage>>;
