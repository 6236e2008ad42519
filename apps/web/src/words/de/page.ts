import type { PageWords } from '../en/page.ts';

export const page: PageWords = {
  description:
    'Deine Rateshow im Browser: Spiel aussuchen oder selbst erstellen, Teams aufstellen, am Rad drehen, Sieger küren.',
  shared: {
    description: 'Deine Rateshow im Browser: mit Ratewand, Glücksrad und bis zu acht Teams.',
    picture: 'Das Wort Glücksrad auf Buchstabentafeln über einem Glücksrad',
  },
  noScript: 'Für die Show braucht diese Seite JavaScript. Bitte schalte es ein.',
  app: {
    name: 'Glücksrad – deine Rateshow',
    shortName: 'Glücksrad',
    description: 'Deine Rateshow im Browser.',
  },
  phone: {
    title: 'Spiel mit!',
    description: 'Sei per Handy bei einer Glücksrad-Show dabei und buzzere für dein Team.',
    noScript: 'Zum Mitspielen braucht diese Seite JavaScript. Bitte schalte es ein.',
  },
};
