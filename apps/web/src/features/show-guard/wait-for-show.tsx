import { buttonClass } from '../../components/button/button.tsx';
import { Page, PageTitle } from '../../components/page/page.tsx';
import { TakeOverButton } from './take-over-button.tsx';
import styles from './wait-for-show.module.css';

/** Stands in for the teams of a game chosen here while another window runs a show. */
export function WaitForShow() {
  return (
    <Page title="Set up your teams" className={styles.wait}>
      <PageTitle>This show is running in another window</PageTitle>
      <p>Setting up teams ends the show over there and begins a new one in this window.</p>
      <TakeOverButton className={buttonClass('primary', true)} />
    </Page>
  );
}
