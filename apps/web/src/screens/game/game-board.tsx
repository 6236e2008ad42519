import { boardSentence, boardWords, currentPuzzle, puzzlePosition } from '@wheel/game';
import { Board } from '../../features/board/board.tsx';
import { PuzzleStrip } from '../../features/board/puzzle-strip.tsx';
import { useGlow } from '../../features/board/use-glow.ts';
import { useHeldLetters } from '../../features/board/use-held-letters.ts';
import { GameTools } from './game-tools.tsx';
import { usePuzzleSide } from './use-puzzle-side.ts';

type GameBoardProps = {
  readonly className?: string | undefined;
  readonly onHelp: () => void;
};

export function GameBoard({ className, onHelp }: GameBoardProps) {
  const show = usePuzzleSide();
  return (
    <Board
      className={className}
      words={boardWords(show)}
      puzzle={show.currentPuzzleIndex}
      sentence={boardSentence(show)}
      glow={useGlow()}
      held={useHeldLetters()}
    >
      <PuzzleStrip position={puzzlePosition(show)} category={currentPuzzle(show)?.category ?? ''}>
        <GameTools onHelp={onHelp} />
      </PuzzleStrip>
    </Board>
  );
}
