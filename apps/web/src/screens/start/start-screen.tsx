import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '../../components/page/page.tsx';
import { tileText } from '../../components/tiles/tile-text.ts';
import { Tiles } from '../../components/tiles/tiles.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { StillWheel } from '../../components/wheel-disc/still-wheel.tsx';
import { SearchForm } from '../../features/game-search/search-form.tsx';
import { SuggestionChips } from '../../features/suggestions/suggestion-chips.tsx';
import styles from './start-screen.module.css';

const HEADLINE = 'WHEEL OF FORTUNE';
const TAGLINE = 'Spin your way to victory!';
const CURTAIN_MS = 250;
const SEGMENTS =
  '500,Lose Turn,300,700,Spin Again,200,900,Forfeit,400,1000,Bonus Question,100,600,Hosts Decision,300,800,100,500,400,700'.split(
    ',',
  );

export function StartScreen() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = (query: string) => {
    setText(query);
    navigate(`/search?q=${encodeURIComponent(query)}`);
  };

  return (
    <Page title={`Wheel of Fortune – ${TAGLINE}`} layout="bare" className={styles.start}>
      <h1>
        <VisuallyHidden>{HEADLINE}</VisuallyHidden>
        <Headline />
      </h1>
      <p className={styles.tagline}>{TAGLINE}</p>
      <SearchForm text={text} onText={setText} onSearch={search} />
      <SuggestionChips onChoose={search} />
      <div className={styles.sunrise}>
        <StillWheel segments={SEGMENTS} className={styles.wheel} discClassName={styles.disc} />
      </div>
    </Page>
  );
}

/** The board opens letter by letter, left to right. */
function Headline() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOpen, CURTAIN_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const words = tileText(HEADLINE, isOpen ? 'revealed' : 'hidden');
  const turnOf = (word: number, letter: number) =>
    words.slice(0, word).reduce((sum, before) => sum + before.length, letter);
  return (
    <Tiles words={words} aspect={2.7} maxRows={2} turnOf={turnOf} className={styles.headline} />
  );
}
