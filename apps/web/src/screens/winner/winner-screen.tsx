import { ranking } from '@wheel/game';
import { useState } from 'react';
import { Page } from '../../components/page/page.tsx';
import { WinnerConfetti } from '../../features/confetti/winner-confetti.tsx';
import { OtherRanks, Podium } from '../../features/podium/podium.tsx';
import { WinnerName } from '../../features/podium/winner-name.tsx';
import { guarded } from '../../features/show-guard/show-guard.tsx';
import { SuggestionChips } from '../../features/suggestions/suggestion-chips.tsx';
import { goTo } from '../../lib/address.ts';
import { useShow } from '../../stores/show/show-context.ts';
import { teamName } from '../../words/team-name.ts';
import { RoomKeeper } from '../shared/room-entry.tsx';
import { ShowResults } from './show-results.tsx';
import { WhatNext } from './what-next.tsx';
import styles from './winner-screen.module.css';

export const WinnerScreen = guarded(Winner);

function Winner() {
  const teams = useShow(({ view }) => view.teams);
  const [areResultsOpen, setResultsOpen] = useState(false);
  const winner = ranking(teams)[0];

  return (
    <>
      <Page title="Award ceremony" layout="bare" className={styles.page}>
        <WinnerConfetti />
        <p className={styles.kicker}>{winner ? 'WINNER' : 'THE END'}</p>
        <WinnerName name={winner ? teamName(teams, winner.index) : ''} />
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
