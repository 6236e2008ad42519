import type { Words } from '../words.ts';

export const about: Words<'about'> = {
  title: 'À propos',
  lede: 'Tournez jusqu’à la victoire ! Voici une scène pour vos jeux de lettres comme à la télé : en classe, à une fête ou entre collègues.',
  what: {
    title: 'De quoi s’agit-il ?',
    text: 'Il vous faut un public et un écran ; le tableau, les lettres, la roue et jusqu’à huit équipes sont là, bien visibles jusqu’au dernier rang. Animez un jeu créé par quelqu’un d’autre, ou écrivez le vôtre. Pour rechercher, jouer et créer, nul besoin de compte. Avec un compte, vos jeux vous attendent sous « Mes jeux ».',
  },
  show: {
    title: 'Le jeu télévisé',
    text: 'À la télévision, les candidats font tourner une grande roue et proposent des lettres jusqu’à ce que quelqu’un lise la phrase cachée au tableau. Les consonnes valent ce que dit la roue, les voyelles sont un cas à part, et la première personne qui dit la phrase entière remporte l’énigme. Cette page est faite pour des soirées dans cet esprit.',
  },
  how: {
    title: 'Comment ça marche',
    steps: [
      'Trouvez un jeu par son nom, ou créez-en un avec des catégories et des mots recherchés.',
      'Donnez un nom à vos équipes, d’une à huit.',
      'Mettez des gains et des surprises sur la roue, ou jouez sans elle.',
      'Proposez des lettres, tournez, résolvez l’énigme, et donnez l’étoile à l’équipe qui a trouvé.',
      'La dernière énigme résolue, les trois meilleures équipes montent sur le podium.',
    ],
  },
  note: 'Ce projet est indépendant. Il n’est ni lié à l’émission dont il s’inspire, ni approuvé par celles et ceux qui la font.',
};
