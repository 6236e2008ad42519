import type { Words } from '../words.ts';

export const refusals: Words<'library'>['refusals'] = {
  silence: 'Der Server antwortet nicht. Bitte versuch es noch einmal.',
  unknown: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  otherVersion: 'Der Server hat eine andere Version als diese Seite. Bitte lade die Seite neu.',
  notPublic: 'Auf diesem Server können Spiele nicht öffentlich sein.',
  problems: {
    NOT_SIGNED_IN: 'Deine Sitzung ist abgelaufen. Bitte melde dich wieder an.',
    NOT_FOUND: 'Dieses Spiel gibt es nicht mehr.',
    LIBRARY_FULL: 'Deine Sammlung ist voll. Bitte lösch zuerst ein Spiel.',
    WRONG_PASSWORD: 'Das Passwort ist falsch.',
    STALE: 'Dieses Spiel wurde in einem anderen Fenster geändert.',
    TOO_LARGE: 'Das ist zu groß für den Server.',
    TOO_MANY: 'Zu viel auf einmal. Bitte warte kurz.',
    OVERLOADED: 'Der Server ist ausgelastet. Bitte versuch es noch einmal.',
    NO_ROOM_ON_DISK: 'Der Server hat keinen Platz mehr, um das zu speichern.',
  },
  fields: {
    REQUIRED: 'Bitte ausfüllen',
    TOO_SHORT: ({ limit }) => `Mindestens ${limit} Zeichen sind nötig`,
    TOO_LONG: ({ limit }) => `Höchstens ${limit} Zeichen sind erlaubt`,
    CONTROL_CHARACTERS: 'Steuerzeichen sind nicht erlaubt',
    NOT_ALLOWED: 'Nur die Buchstaben A–Z und Leerzeichen sind erlaubt',
    TOO_COMMON: 'Das ist leicht zu erraten; nimm etwas Längeres oder Selteneres',
    BLOCKED_WORD: 'Dieses Wort ist hier in öffentlichen Spielen nicht erlaubt',
    RESERVED: 'Dieser Name ist reserviert',
    NOT_THE_SAME: 'Das weicht von den anderen Rätseln ab',
  },
  letters: {
    de: 'Nur deutsche Buchstaben und Leerzeichen sind erlaubt',
    es: 'Nur spanische Buchstaben und Leerzeichen sind erlaubt',
    fr: 'Nur französische Buchstaben, Apostrophe, Bindestriche und Leerzeichen sind erlaubt',
  },
  notAccepted: 'Das wurde nicht angenommen',
  sentence: ({ text }) => `${text}.`,
  weakPassword: 'Leicht zu erraten: Länger oder seltener ist sicherer.',
};
