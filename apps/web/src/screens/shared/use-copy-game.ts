import type { ToastMessage } from '../../components/toast/toast.tsx';
import { goTo } from '../../lib/address.ts';
import { copyGame } from '../../lib/api/copy-game.ts';
import { refusalText } from '../../lib/api/refusal-wording.ts';
import { hasStatus, STATUS } from '../../lib/api/statuses.ts';
import { useSession } from '../../stores/session-store.ts';

/** "Copy to my games" of somebody else's game; whoever is not signed in has none, and goes to /login. */
export function useCopyGame(say: (message: ToastMessage) => void) {
  const isSignedIn = useSession((session) => session.user !== null);

  return async (quizId: string, gameTitle: string) => {
    if (!isSignedIn) return goTo('/login');
    try {
      await copyGame(quizId);
      say({
        id: Date.now(),
        text: `“${gameTitle}” is in your games`,
        action: 'My Wheels',
        onAction: () => goTo('/my-wheels'),
      });
    } catch (error) {
      console.error('The game was not copied.', error);
      if (hasStatus(error, STATUS.signedOut)) return goTo('/login');
      say({ id: Date.now(), text: refusalText(error) });
    }
  };
}
