import { openShowChannel } from '../lib/channel.ts';
import { removeDrafts, withdrawDrafts } from '../lib/storage/drafts.ts';
import { useSession } from './session-store.ts';

/** What becomes of the drafts of a user who logs out. */
type DraftsFate = 'keep' | 'remove';

type Left = { readonly username: string; readonly drafts: DraftsFate };

/** Loaded in every window with a session, so that each hears of a logout. */
const windows = openShowChannel<Left>('session', ({ username, drafts }) => {
  if (useSession.getState().user?.username === username) useSession.getState().logOut();
  if (drafts === 'remove') withdrawDrafts(username);
});

/** Logs a user out of all windows of this browser. Kept drafts show again once the same user signs in. */
export function leave(username: string, drafts: DraftsFate): void {
  useSession.getState().logOut();
  if (drafts === 'remove') removeDrafts(username);
  windows.post({ username, drafts });
}
