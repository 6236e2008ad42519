import { DEFAULT_LANGUAGE, type Language } from '@wheel/alphabet';
import { sql } from './sql.ts';

/** As it is kept: English is null, as it is in every game of earlier versions, also while one runs beside this one. */
export const keptLanguage = (language: Language): Language | null =>
  language === DEFAULT_LANGUAGE ? null : language;

/** As it is answered. */
export const LANGUAGE = sql`COALESCE(games.language, 'en')`;
