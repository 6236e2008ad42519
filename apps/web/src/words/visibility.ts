import type { Visibility } from '@wheel/contract';

export const WHO_CAN_SEE_IT = 'Who can see it';

/** The widest first. */
export const VISIBILITIES: readonly Visibility[] = ['public', 'link', 'private'];

const NAMES: Readonly<Record<Visibility, string>> = {
  public: 'Everyone',
  link: 'Anyone with the link',
  private: 'Only me',
};

const MEANINGS: Readonly<Record<Visibility, string>> = {
  public: 'It is found by search.',
  link: 'It is in no search.',
  private: 'The link opens for nobody else.',
};

export const visibilityText = (visibility: Visibility): string => NAMES[visibility];
export const visibilityMeaning = (visibility: Visibility): string => MEANINGS[visibility];
