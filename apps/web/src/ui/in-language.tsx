import type { ReactNode } from 'react';
import { usePuzzleLang } from '../words/use-puzzle-lang.ts';

type InLanguageProps = {
  readonly language: string | undefined;
  readonly children: ReactNode;
};

/** A text of a game, which is read out in the language of its puzzles. */
export function InLanguage({ language, children }: InLanguageProps) {
  return <span lang={usePuzzleLang(language)}>{children}</span>;
}
