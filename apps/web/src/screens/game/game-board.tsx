import { Board } from '../../features/board/board.tsx';
import { PuzzleStrip } from '../../features/board/puzzle-strip.tsx';
import { useGlow } from '../../features/board/use-glow.ts';
import { useHeldLetters } from '../../features/board/use-held-letters.ts';
import { useShow } from '../../stores/show/show-context.ts';
import { boardSentence } from '../../words/board-sentence.ts';
import { kindText } from '../../words/puzzle-kind.ts';
import { GamePlanTools } from './game-plan-tools.tsx';
import { GameTools } from './game-tools.tsx';

type GameBoardProps = {
  readonly className?: string | undefined;
  readonly onHelp: () => void;
};

export function GameBoard({ className, onHelp }: GameBoardProps) {
  const board = useShow(({ view }) => view.board);
  const position = useShow(({ view }) => view.position);
  const category = useShow(({ view }) => view.category);
  const kind = useShow(({ view }) => view.desk?.kind ?? 'round');
  return (
    <Board
      className={className}
      words={board}
      puzzle={position.at}
      sentence={boardSentence(board)}
      glow={useGlow()}
      held={useHeldLetters()}
    >
      <PuzzleStrip
        position={position}
        category={category}
        kind={kind === 'round' ? undefined : kindText(kind)}
        lead={<GamePlanTools />}
      >
        <GameTools onHelp={onHelp} />
      </PuzzleStrip>
    </Board>
  );
}
