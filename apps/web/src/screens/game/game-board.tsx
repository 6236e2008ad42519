import { useEffect, useState } from 'react';
import { useGlow } from '../../features/board/glow.ts';
import { useHeldLetters } from '../../features/board/use-held-letters.ts';
import { RunningOrderDialog } from '../../features/running-order/running-order-dialog.tsx';
import { useStageDialog } from '../../features/stage/use-stage-dialog.tsx';
import { focusStage } from '../../lib/stage-focus.ts';
import { useShow } from '../../show/context.ts';
import { toggleMute, useMuted, useSoundHint } from '../../show/effects/sounds.ts';
import { boardSentence } from '../../text/board.ts';
import { kindText } from '../../text/kinds.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import { useHouseRules } from '../shared/show-parts.tsx';
import styles from './board.module.css';
import { Board } from './board.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { HistoryButtons } from './history.tsx';
import { RulesDialog } from './rules-dialog.tsx';

type GameBoardProps = {
  readonly className?: string | undefined;
  readonly onHelp: () => void;
};

const LONG_CATEGORY = 16;

export function GameBoard({ className, onHelp }: GameBoardProps) {
  const { shortcuts } = useWords('show').game;
  const board = useShow(({ view }) => view.board);
  const position = useShow(({ view }) => view.position);
  const title = useShow(({ view }) => view.category).toUpperCase();
  const kind = useShow(({ view }) => view.desk?.kind ?? 'round');
  const language = useShow(({ view }) => view.language);
  const lang = usePuzzleLang(language);
  return (
    <Board
      className={className}
      words={board}
      puzzle={position.at}
      language={language}
      sentence={boardSentence(board, language)}
      glow={useGlow()}
      held={useHeldLetters()}
    >
      <div className={styles.strip}>
        <div className={styles.lead}>
          <p className={styles.counter}>{`${position.at} / ${position.of}`}</p>
          <GamePlanTools />
        </div>
        <div className={styles.tab}>
          <h2
            className={styles.category}
            data-long={title.length > LONG_CATEGORY}
            title={title}
            lang={lang}
          >
            {title}
          </h2>
          {kind !== 'round' && <p className={styles.kind}>{kindText(kind)}</p>}
        </div>
        <div className={styles.tools}>
          <MuteButton />
          <HistoryButtons />
          <FullScreenButton />
          <ToolButton name={shortcuts.title} icon="help" onClick={onHelp} />
        </div>
      </div>
    </Board>
  );
}

/** Its title says why there is no sound yet. */
function MuteButton() {
  const { tools } = useWords('show').game;
  const isMuted = useMuted();
  return (
    <ToolButton
      name={isMuted ? tools.unmute : tools.mute}
      icon={isMuted ? 'mute' : 'sound'}
      title={useSoundHint()}
      onClick={toggleMute}
    />
  );
}

/** What the host had planned and may change: quiet icons beside the counter. */
function GamePlanTools() {
  const text = useWords('desk');
  const { tools } = useWords('show').game;
  const stage = useStageDialog();
  const { rules, chooseRules } = useHouseRules();
  const [open, setOpen] = useState<'order' | 'rules' | null>(null);
  const [jumps, setJumps] = useState(0);
  const close = () => setOpen(null);
  useEffect(() => {
    // The dialog has given focus back to its button; the host is at another puzzle now.
    if (jumps > 0) focusStage();
  }, [jumps]);

  return (
    <>
      <ToolButton name={text.order.title} icon="order" onClick={() => setOpen('order')} />
      <ToolButton name={text.rules.title} icon="rules" onClick={() => setOpen('rules')} />
      <ToolButton name={tools.stage} icon="stage" onClick={stage.open} />
      <RunningOrderDialog
        open={open === 'order'}
        onClose={close}
        onGone={() => {
          close();
          setJumps(jumps + 1);
        }}
      />
      <RulesDialog
        open={open === 'rules'}
        rules={rules}
        onDone={(chosen) => {
          chooseRules(chosen);
          close();
        }}
        onClose={close}
      />
      {stage.dialog}
    </>
  );
}
