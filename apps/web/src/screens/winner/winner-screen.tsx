import { objectionTo, resultsOf, SAMPLE_PUZZLES } from '@wheel/game';
import { useMemo, useState } from 'react';
import { OtherRanks, Podium, WinnerName } from '../../features/podium/podium.tsx';
import { SuggestionChips } from '../../features/suggestion-chips.tsx';
import { goTo } from '../../lib/address.ts';
import { loadFile } from '../../lib/load.ts';
import { shareFile } from '../../lib/save-file.ts';
import { useShow } from '../../show/context.ts';
import { WinnerConfetti } from '../../show/effects/confetti.tsx';
import { stagePicture } from '../../show/stage-picture.ts';
import { stageSettings } from '../../show/stage-settings.ts';
import { withShow } from '../../show/with-show.tsx';
import { headline, resultSheet } from '../../text/results.ts';
import { Button, singlePress } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { withWords } from '../../words/languages.ts';
import { useWords } from '../../words/words.ts';
import { RoomKeeper } from '../shared/room-entry.tsx';
import { RailBrand } from '../shared/stage-brand.tsx';
import { ResultsDialog } from './results-dialog.tsx';
import { resultsFile } from './results-file.ts';
import styles from './winner-screen.module.css';

export const WinnerScreen = withShow(Winner);

/** Not among what a show begins with. */
export const loadPicture = loadFile(withWords(() => import('./picture/picture.ts')));

function Winner() {
  const teams = useShow(({ view }) => view.teams);
  const { end } = useWords('show');
  const [areResultsOpen, setResultsOpen] = useState(false);
  const { kicker, name } = headline(teams);

  return (
    <>
      <Page title={end.title} layout="bare" className={styles.page}>
        <RailBrand />
        <WinnerConfetti />
        <p className={styles.kicker}>{kicker}</p>
        <WinnerName name={name} />
        <div className={styles.podium}>
          <Podium teams={teams} />
        </div>
        <div className={styles.floor}>
          <OtherRanks teams={teams} />
          <div className={styles.actions}>
            <WhatNext onResults={() => setResultsOpen(true)} />
            <SuggestionChips
              align="start"
              onChoose={(title) => goTo(`/search?${new URLSearchParams({ q: title })}`)}
            />
          </div>
        </div>
      </Page>
      <ShowResults open={areResultsOpen} onClose={() => setResultsOpen(false)} />
      <RoomKeeper />
    </>
  );
}

type ShowResultsProps = { readonly open: boolean; readonly onClose: () => void };

/** Only the window that hosts knows how the scores came about. */
function ShowResults({ open, onClose }: ShowResultsProps) {
  const trail = useShow((store) => store.trail);
  const results = useMemo(() => trail && resultsOf(trail), [trail]);
  if (!trail || !results) return null;

  const { puzzles, wheelSegments } = trail.run.show;
  const [first = SAMPLE_PUZZLES[0]] = puzzles;
  const sheet = resultSheet(first?.gametitle ?? '', results);

  async function savePicture(): Promise<boolean> {
    const { drawPicture } = await loadPicture();
    const picture = await drawPicture(sheet, wheelSegments, {
      name: stageSettings.getState().name,
      ...stagePicture.getState(),
    });
    const name = resultsFile(sheet.title, 'png');
    return shareFile(new File([picture], name, { type: picture.type }));
  }

  return <ResultsDialog open={open} sheet={sheet} savePicture={savePicture} onClose={onClose} />;
}

/** Where the host goes from the podium. A window that follows has the way home only. */
function WhatNext({ onResults }: { readonly onResults: () => void }) {
  const { next } = useWords('show').end;
  const show = useShow(({ run }) => run?.show);
  const dispatch = useShow((store) => store.dispatch);

  const playAgain = () => dispatch({ type: 'playAgain' });
  function keepTeams() {
    if (dispatch({ type: 'keepTeams' })) goTo('/search');
  }

  return (
    <div className={styles.next}>
      {show && (
        <Button look="primary" large onClick={singlePress(playAgain)}>
          {next.playAgain}
        </Button>
      )}
      {show && objectionTo(show, { type: 'keepTeams' }) === null && (
        <Button large onClick={singlePress(keepTeams)}>
          {next.keepTeams}
        </Button>
      )}
      {show && show.teams.length > 0 && (
        <Button large onClick={onResults}>
          {next.results}
        </Button>
      )}
      <Button look="line" large onClick={() => goTo('/')}>
        {next.home}
      </Button>
    </div>
  );
}
