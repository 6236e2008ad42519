import { Empty } from '../../components/empty/empty.tsx';
import { GameCards } from '../../components/game-card/game-card.tsx';
import { Page, PageTitle } from '../../components/page/page.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { MyGameCard } from '../../features/my-games/my-game-card.tsx';
import { useMyGames } from '../../features/my-games/use-my-games.ts';
import { useSession } from '../../stores/session-store.ts';
import { usePlayQuiz } from '../shared/use-play-quiz.ts';
import styles from './my-wheels-screen.module.css';

export function MyWheelsScreen() {
  const username = useSession((session) => session.user?.username ?? '');
  const games = useMyGames(username);
  const { play, loadingId } = usePlayQuiz();

  return (
    <Page title="My Wheels" className={games ? undefined : styles.waiting}>
      <PageTitle className={styles.title}>
        {games ? 'My Created Games' : <VisuallyHidden>My Wheels</VisuallyHidden>}
      </PageTitle>
      {!games && <Spinner size={50} />}
      {games?.length === 0 && <Empty tiles="NO GAMES">You haven't created any games yet.</Empty>}
      {games && games.length > 0 && (
        <GameCards>
          {games.map((game) => (
            <MyGameCard
              key={game.quizId}
              game={game}
              busy={loadingId === game.quizId}
              onChoose={play}
            />
          ))}
        </GameCards>
      )}
    </Page>
  );
}
