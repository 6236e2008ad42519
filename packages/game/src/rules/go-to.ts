import type { Show, ShowScreen } from '../show.ts';
import type { Rule } from './rule.ts';

/** The show on that screen. Leaving one ends what belongs to it: a running spin, without a result, and the dialog. */
export const onScreen = (show: Show, screen: ShowScreen): Show =>
  show.screen === screen ? show : { ...show, screen, spin: null, rewardDialogVisible: false };

/** For every way to a screen that does nothing else: the address bar, Back, Forward, Award Ceremony. */
export const goTo = {
  kind: 'screen',

  objection: (show, { screen }) => (show.screen === screen ? 'NO_CHANGE' : null),

  apply: (show, { screen }) => ({ show: onScreen(show, screen) }),
} satisfies Rule<'goTo'>;
