export const APOSTROPHE = '’';
export const HYPHEN = '-';

/** The text with every apostrophe and hyphen as it is kept: keyboards and editors write several. */
export const withTidySigns = (text: string): string =>
  text.replace(/['‘ʼ]/g, APOSTROPHE).replace(/\u2010/g, HYPHEN);

export const withoutSigns = (text: string): string => withTidySigns(text).replace(/[’-]/g, '');
