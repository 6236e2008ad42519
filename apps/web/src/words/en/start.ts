import { inEnglish } from '../registry.ts';

/** What every page has, and the start screen. */
export const start = inEnglish('start', {
  product: 'Wheel of Fortune',
  headline: 'WHEEL OF FORTUNE',
  tagline: 'Spin your way to victory!',
  /** Of the browser's tab. */
  pageTitle: ({ title }: { readonly title: string }) => `${title} – Wheel of Fortune`,
  startTitle: 'Wheel of Fortune – Spin your way to victory!',
  header: {
    skip: 'Skip to content',
    main: 'Main',
    build: 'Build',
    search: 'Search',
    about: 'About',
    myWheels: 'My Wheels',
    login: 'Login / Join',
    logout: 'Logout',
    greeting: 'Hi, {}',
  },
  search: {
    label: 'Search Games',
    placeholder: 'Type a game name...',
    submit: 'Search',
    suggestions: 'Suggestions',
  },
  /** What a team without a name is called. */
  teamNumber: ({ number }: { readonly number: number }) => `Team ${number}`,
  /** `st` of 1st, which is set smaller behind its number. */
  ordinalEnding: ({ place }: { readonly place: number }) => {
    const isTeen = Math.floor(place / 10) % 10 === 1;
    return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]) ?? 'th';
  },
  /** How far behind the first a buzz came. */
  gap: {
    ms: ({ ms }: { readonly ms: number }) => `+${ms} ms`,
    seconds: ({ seconds }: { readonly seconds: number }) => `+${seconds.toFixed(1)} s`,
  },
  /** What stands on a wedge of the wheel, on its chip and in the reward dialog. */
  segments: {
    loseTurn: 'Lose Turn',
    forfeit: 'Forfeit',
    spinAgain: 'Spin Again',
    bonusQuestion: 'Bonus Question',
    hostsDecision: 'Hosts Decision',
  },
});
