import type { GameSetup } from '@wheel/contract';
import { createStore } from 'zustand/vanilla';
import { libraryApi } from '../lib/api/library-api.ts';

/** What comes later would move a page that is being read. */
const SOON_MS = 3000;

/** The setup that a game has brought. */
export type BroughtSetup = GameSetup & {
  readonly quizId: string;
  /** Puts back what stood before it, where it was put on. */
  readonly putBack?: () => void;
  /** The host has chosen. */
  readonly isAnswered?: boolean;
};

type GameSetupState = { readonly brought: BroughtSetup | null };

/** Of the game that was chosen last in this page. */
export const gameSetup = createStore<GameSetupState>()(() => ({ brought: null }));

/** Nothing waits for it, and where it does not come nothing is missing. */
export async function fetchGameSetup(quizId: string): Promise<void> {
  dropGameSetup();
  try {
    const answer = await libraryApi.setup(quizId, AbortSignal.timeout(SOON_MS));
    gameSetup.setState({ brought: { quizId, ...answer } });
  } catch (error) {
    console.warn('The setup of the game did not load.', error);
  }
}

/** What has come of it. */
export const answerGameSetup = (answer: Partial<BroughtSetup>): void =>
  gameSetup.setState(({ brought }) => ({ brought: brought && { ...brought, ...answer } }));

export const dropGameSetup = (): void => gameSetup.setState({ brought: null });
