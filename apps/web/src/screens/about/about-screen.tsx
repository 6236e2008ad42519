import '../../words/en/about.ts';
import { CHIPS } from '@wheel/game';
import { chipName } from '../../text/chip-name.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { StillWheel } from '../../ui/wheel-disc.tsx';
import { useWords } from '../../words/words.ts';
import styles from './about-screen.module.css';

export function AboutScreen() {
  const about = useWords('about');
  const { what, show, how } = about;
  return (
    <Page title={about.title} className={styles.about}>
      <div className={styles.text}>
        <PageTitle>{about.title}</PageTitle>
        <p className={styles.lede}>{about.lede}</p>
        <h2>{what.title}</h2>
        <p>{what.text}</p>
        <h2>{show.title}</h2>
        <p>{show.text}</p>
        <h2>{how.title}</h2>
        <ol className={styles.steps}>
          {how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.note}>{about.note}</p>
        <LanguageSwitch place="narrowFoot" />
      </div>
      <div className={styles.picture}>
        <StillWheel segments={CHIPS} textOf={chipName} className={styles.wheel} />
      </div>
    </Page>
  );
}
