import { goTo } from '../../lib/address.ts';
import { copyGame } from '../../lib/api/library-api.ts';
import { hasStatus, STATUS } from '../../lib/api/status.ts';
import { useSession } from '../../stores/session-store.ts';
import { refusalText } from '../../text/refusals.ts';
import type { ToastMessage } from '../../ui/toast.tsx';
import { words } from '../../words/words.ts';

/** "Copy to my games" of another user's game. A guest has no library and is sent to /login. */
export function useCopyGame(say: (message: ToastMessage) => void) {
  const isSignedIn = useSession((session) => session.user !== null);

  return async (quizId: string, gameTitle: string) => {
    if (!isSignedIn) return goTo('/login');
    try {
      await copyGame(quizId);
      say({
        id: Date.now(),
        text: words('library').search.copied({ title: gameTitle }),
        action: words('start').header.myWheels,
        onAction: () => goTo('/my-wheels'),
      });
    } catch (error) {
      console.error('The game was not copied.', error);
      if (hasStatus(error, STATUS.signedOut)) return goTo('/login');
      say({ id: Date.now(), text: refusalText(error) });
    }
  };
}
