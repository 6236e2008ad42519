import { objectionTo } from '@wheel/game';
import { Button } from '../../components/button/button.tsx';
import { singlePress } from '../../components/button/single-press.ts';
import { goTo } from '../../lib/address.ts';
import { useShow } from '../../stores/show/show-context.ts';
import styles from './what-next.module.css';

/** Where the host goes from the podium. A window that follows has the way home only. */
export function WhatNext({ onResults }: { readonly onResults: () => void }) {
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
          Play again
        </Button>
      )}
      {show && objectionTo(show, { type: 'keepTeams' }) === null && (
        <Button large onClick={singlePress(keepTeams)}>
          Another game, same teams
        </Button>
      )}
      {show && show.teams.length > 0 && (
        <Button large onClick={onResults}>
          Results
        </Button>
      )}
      <Button look="line" large onClick={() => goTo('/')}>
        Return to Home
      </Button>
    </div>
  );
}
