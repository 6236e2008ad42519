import { inEnglish } from '../registry.ts';

/** What every page has, and the start screen. */
export const start = inEnglish('start', {
  product: 'Wheel of Fortune',
  headline: 'WHEEL OF FORTUNE',
  tagline: 'Spin your way to victory!',
  /** Of the browser's tab. */
  pageTitle: ({ title }: { readonly title: string }) => `${title} – Wheel of Fortune`,
  startTitle: 'Wheel of Fortune – Spin your way to victory!',
  /** The name of the switch between languages. */
  language: 'Language',
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
  /** For the address that leads nowhere. */
  notFound: {
    title: 'Page not found',
    /** In large letter tiles, three of them open. */
    tiles: 'NOWHERE',
    text: 'There is nothing behind these tiles.',
  },
  /** In place of a page that stopped. */
  fault: {
    title: 'The lights went out',
    text: 'This page ran into a fault and stopped. Your show and your drafts are kept in this browser; reloading brings them back.',
    reload: 'Reload the page',
  },
  /** A button and a link, where a page has no header. */
  home: 'Return to Home',
  /** Of the ring that turns while something is on its way. */
  loading: 'Loading',
  /** Names of the signs beside a field, whose texts open on hover. */
  signs: { info: 'Info', error: 'Error' },
  /** Buttons that move an entry or a puzzle within its list: their tooltips, and their names. */
  move: {
    up: 'Move up',
    down: 'Move down',
    upNamed: ({ name }: { readonly name: string }) => `Move up ${name}`,
    downNamed: ({ name }: { readonly name: string }) => `Move down ${name}`,
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
