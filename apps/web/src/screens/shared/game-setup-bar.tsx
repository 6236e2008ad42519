import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadFile } from '../../lib/load.ts';
import { useShow } from '../../show/context.ts';
import { gameSetup } from '../../stores/game-setup.ts';
import { withStageWords } from '../../words/stage-words.ts';

const loadOffer = loadFile(withStageWords(() => import('../../features/setups/setup-offer.tsx')));

/** What the chosen game brings with it, once it is known; the screen waits for nothing. */
export function GameSetupBar() {
  const brought = useStore(gameSetup, (state) => state.brought);
  const quizId = useShow(({ run }) => run?.show.puzzles[0]?.quizId);
  const [file, setFile] = useState(() => loadOffer.current?.() ?? null);
  const isHere = brought !== null && brought.quizId === quizId;

  useEffect(() => {
    if (isHere) loadOffer().then(setFile, () => {});
  }, [isHere]);

  return isHere && file ? <file.SetupOffer brought={brought} /> : null;
}
