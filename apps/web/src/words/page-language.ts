import { soon, speak } from './languages.ts';

/** A page that was made in a language needs none of it until another one is wanted. */
const load = () => import('./browser-language.ts');

/** The language in which the page was made, unless its address may say otherwise. */
const madeIn = (): string =>
  /[?&]lang=/.test(location.search) ? '' : document.documentElement.lang;

/** Begins in the language of the page. Ends when its words are here, or have been waited for long enough. */
export async function beginToSpeak(): Promise<void> {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'language') load().then(({ follow }) => follow(newValue ?? ''));
  });
  // A page that was kept for the way back has heard of no switch.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load().then(({ follow }) => follow());
  });
  await (madeIn() ? speak(madeIn()) : soon(load().then(({ speakAsPage }) => speakAsPage())));
}

/** Speaks a language from now on, in every window of this browser. */
export const chooseLanguage = (code: string): Promise<void> =>
  load().then((browser) => browser.chooseLanguage(code));

/** Speaks as the host of the show does, unless the address says otherwise. */
export const speakAsHost = (code: string): Promise<void> =>
  load().then((browser) => browser.speakAsHost(code));
