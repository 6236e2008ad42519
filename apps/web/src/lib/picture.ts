/** What a picture stands on, so that it can be seen on every look; one without see-through parts needs nothing. */
export type Plate = 'light' | 'dark' | 'none';

/** A picture as it is kept and sent. */
export type Picture = {
  /** The first 16 hex digits of its SHA-256. */
  readonly id: string;
  readonly type: 'image/webp' | 'image/png';
  readonly plate: Plate;
  /** Its bytes in base64. */
  readonly data: string;
};

export const PICTURE_SIDE = 512;
export const PICTURE_BYTES = 32_768;

export const pictureUrl = ({ type, data }: Picture): string => `data:${type};base64,${data}`;
