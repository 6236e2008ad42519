import type { PageWords } from '../en/page.ts';

/** What stands in the pages themselves, the same in every one. */
export const page: PageWords = {
  description:
    'Animez un jeu de lettres comme à la télé, dans votre navigateur : choisissez ou créez un jeu, formez les équipes, tournez la roue et couronnez le vainqueur.',
  shared: {
    description:
      'Animez un jeu de lettres comme à la télé, dans votre navigateur : un tableau d’énigmes, une roue et jusqu’à huit équipes.',
    picture: 'Roue de la fortune en grandes lettres, au-dessus d’une roue',
  },
  noScript: 'Cette page a besoin de JavaScript. Veuillez l’activer.',
  app: {
    name: 'Roue de la fortune – animez vos jeux de lettres',
    shortName: 'Roue',
    description: 'Animez un jeu de lettres comme à la télé, dans votre navigateur.',
  },
  phone: {
    title: 'Rejoindre la partie',
    description:
      'Rejoignez une partie de Roue de la fortune en direct avec ce téléphone et buzzez pour votre équipe.',
    noScript: 'Cette page a besoin de JavaScript. Veuillez l’activer.',
  },
};
