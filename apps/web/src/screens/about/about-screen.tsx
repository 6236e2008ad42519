import { CHIPS } from '@wheel/game';
import { segmentText } from '../../text/names.ts';
import { Page, PageTitle } from '../../ui/page.tsx';
import { StillWheel } from '../../ui/wheel-disc.tsx';
import styles from './about-screen.module.css';

export function AboutScreen() {
  return (
    <Page title="About" className={styles.about}>
      <div className={styles.text}>
        <PageTitle>About</PageTitle>
        <p className={styles.lede}>
          Spin your way to victory! This is a stage for word-puzzle game shows in classrooms, at
          parties and on team days.
        </p>
        <h2>What it is</h2>
        <p>
          Bring an audience and a screen; the puzzle board, the letters, the prize wheel and up to
          eight teams are here, drawn large enough for the back row. Host a game that somebody else
          has built, or write your own. Searching, playing and building need no account. With one,
          your games wait for you under My Wheels.
        </p>
        <h2>The TV game show</h2>
        <p>
          On television, players turn a big wheel and call letters until somebody can read the
          phrase behind the tiles. Consonants are worth what the wheel says, vowels are a case of
          their own, and the first to say the whole phrase takes the puzzle. Evenings in that spirit
          are what this page is for.
        </p>
        <h2>How it works</h2>
        <ol className={styles.steps}>
          <li>Find a game by its name, or build one out of categories and searched words.</li>
          <li>Name your teams, one to eight of them.</li>
          <li>Put prizes and surprises on the wheel, or start without it.</li>
          <li>Call letters, spin, solve the phrase, and give the star to the team that did.</li>
          <li>When the last puzzle is solved, the best three teams step onto the podium.</li>
        </ol>
        <p className={styles.note}>
          This is an independent project. It is not affiliated with the TV show it imitates, nor
          endorsed by the people who make it.
        </p>
      </div>
      <div className={styles.picture}>
        <StillWheel segments={CHIPS} textOf={segmentText} className={styles.wheel} />
      </div>
    </Page>
  );
}
