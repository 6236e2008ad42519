import { createContext } from 'react';

/** Fetches all screens of the show. The app, which knows them, provides it. */
export const FetchShowScreens = createContext<() => Promise<unknown>>(async () => {});
