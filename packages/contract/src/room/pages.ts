/**
 * The pages of a room, by the first part of their path: `/screen`, `/screen/{code}`, `/join`, `/j/{code}`, `/remote`. Each
 * has a file of its own in the built web app; without it the server answers with the app's shell.
 */
export const ROOM_PAGES = {
  screen: { file: 'screen.html', paths: ['/screen', '/screen/:code'] },
  join: { file: 'join.html', paths: ['/join', '/j/:code', '/J/:code', '/JOIN'] },
  remote: { file: 'remote.html', paths: ['/remote', '/remote/:code'] },
} as const;
