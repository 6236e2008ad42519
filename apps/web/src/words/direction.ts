const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)$/;

/** Which way a language is written. */
export const directionOf = (code: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(code) ? 'rtl' : 'ltr';
