import { MAX_TEAMS, type TeamSetup } from '@wheel/game';
import { useRef, useState } from 'react';
import { StageButton } from '../../features/stage/stage-button.tsx';
import { drawTeamColour } from '../../lib/team-colour.ts';
import { useShow } from '../../show/context.ts';
import { withShow } from '../../show/with-show.tsx';
import { dropGameSetup } from '../../stores/game-setup.ts';
import { teamName } from '../../text/names.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, singlePress } from '../../ui/button.tsx';
import { DashedButton } from '../../ui/dashed-button.tsx';
import { Page, PageTitle, SectionTitle } from '../../ui/page.tsx';
import { Toast, type ToastMessage } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.ts';
import { GameSetupBar } from '../shared/game-setup-bar.tsx';
import { GameName } from '../shared/show-parts.tsx';
import { StageBrand } from '../shared/stage-brand.tsx';
import { TeamSetupCard } from './team-setup-card.tsx';
import styles from './teams-screen.module.css';

export const TeamsScreen = withShow(Teams);

function Teams() {
  const { teams: text } = useWords('show').setup;
  const teams = useShow(({ run, view }) => run?.show.teams ?? view.teams);
  const dispatch = useShow((store) => store.dispatch);
  const addButton = useRef<HTMLButtonElement>(null);
  const [latest, setLatest] = useState<string | null>(null);
  const [removal, setRemoval] = useState<ToastMessage | null>(null);

  function add() {
    const color = drawTeamColour(teams.map((team) => team.color));
    setLatest(color);
    dispatch({ type: 'addTeam', color });
  }

  function remove(index: number, team: TeamSetup) {
    dispatch({ type: 'removeTeam', team: index });
    setRemoval({
      id: team.color,
      text: text.removed({ name: teamName(teams, index) }),
      action: text.undo,
      onAction: () => {
        setLatest(team.color);
        dispatch({ type: 'restoreTeam', team: index, restored: team });
      },
    });
    // the card is gone, and with eight teams the button to add one is only just back
    requestAnimationFrame(() => addButton.current?.focus());
  }

  function finalize() {
    dropGameSetup();
    dispatch({ type: 'finalizeTeams' });
  }

  return (
    <>
      <Page title={text.title}>
        <div className={styles.title}>
          <PageTitle>{text.heading}</PageTitle>
          <div className={styles.stage}>
            <StageBrand className={styles.brand} />
            <StageButton />
          </div>
        </div>
        <GameSetupBar />
        <section aria-labelledby="teams-title">
          <div className={styles.head}>
            <SectionTitle id="teams-title">{text.section}</SectionTitle>
            <p role="status">
              {teams.length >= MAX_TEAMS && (
                <span className={styles.limit}>{text.full({ count: MAX_TEAMS })}</span>
              )}
            </p>
          </div>
          <div className={styles.grid}>
            {teams.map((team, index) => (
              <TeamSetupCard
                key={team.color}
                team={team}
                number={index + 1}
                takesFocus={team.color === latest}
                onRename={(name) => dispatch({ type: 'renameTeam', team: index, name })}
                onScore={(score) => dispatch({ type: 'setScore', team: index, score })}
                onRemove={() => remove(index, team)}
              />
            ))}
            {teams.length < MAX_TEAMS && (
              <DashedButton ref={addButton} onClick={add}>
                {text.add}
              </DashedButton>
            )}
          </div>
        </section>
      </Page>
      <ActionBar>
        <GameName />
        <Button look="primary" large onClick={singlePress(finalize)}>
          {text.finalize}
        </Button>
      </ActionBar>
      <Toast message={removal} onDone={() => setRemoval(null)} />
    </>
  );
}
