import { formats } from '../formats.ts';

const { counted, number } = formats('en-GB');

type Count = { readonly count: number };

const games = (count: number) => counted(count, { one: '# game', other: '# games' });

/** Logging in and out, and the dialog of the account. */
export const account = {
  /** What login and register share. */
  form: {
    username: 'Username',
    password: 'Password',
    /** The eye in the field. It avoids the word "password", which belongs to the field alone. */
    show: 'Show what is typed',
    nameTaken: 'This username is taken',
  },
  login: {
    /** In tiles above the card, on its button and on the tab. */
    title: 'Login',
    placeholders: { username: 'Enter username', password: 'Enter password' },
    passwordTip: 'Your password is safely encrypted.',
    failed: 'Login failed',
    /** The place is the link to the other form. */
    other: 'No account yet? {}',
    otherLink: 'Register',
  },
  register: {
    title: 'Register',
    placeholders: { username: 'Choose username', password: 'Choose password' },
    passwordTip: 'Your password needs to be 8 characters long and is safely encrypted.',
    failed: 'Registration failed',
    other: 'Already have an account? {}',
    otherLink: 'Login',
  },
  /** Its title is the name of the user. */
  dialog: {
    facts: ({ count, since }: { readonly count: number; readonly since: string }) =>
      `${games(count)}, here since ${since}`,
    /** Rows with what each does in small type behind it. */
    review: 'Review',
    reviewHint: 'games that were reported',
    exportData: 'Export my data',
    exportHint: 'one JSON file',
    /** The name of the file where the name of the user gives none. */
    fileName: 'Account',
    saved: ({ file }: { readonly file: string }) => `Saved: ${file}`,
    close: 'Close',
  },
  changePassword: {
    /** The row and the button below its fields. */
    title: 'Change password',
    hint: 'ends all other sessions',
    password: 'Password',
    newPassword: 'New password',
    changed: 'The password is changed.',
  },
  deleteAccount: {
    /** The row and the button below its field. */
    title: 'Delete account',
    hint: 'with all games',
    /** Until it is known how many. */
    warning: 'Your account and all its games are deleted at once. This cannot be undone.',
    warningGames: ({ count }: Count) =>
      `Your account and its ${games(count)} are deleted at once. This cannot be undone.`,
    password: 'Password',
  },
  /** Logging out with drafts. */
  leaving: {
    title: 'Keep your draft on this computer?',
    untitled: 'Without a title',
    kinds: { new: 'new game', changes: 'changes' },
    more: ({ count }: Count) => `and ${number(count)} more`,
    note: 'Not saved yet. What you keep shows again when you log in on this computer.',
    cancel: 'Cancel',
    remove: 'Remove',
    keep: 'Keep',
  },
};
