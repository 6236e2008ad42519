import type { Words } from '../words.ts';

export const about: Words<'about'> = {
  title: 'À propos',
  lede: 'Tournez jusqu’à la victoire ! Voici un vrai plateau de télé pour vos jeux de lettres : en classe, entre amis ou entre collègues.',
  what: {
    title: 'De quoi s’agit-il ?',
    text: 'Venez avec un public et un écran ; le tableau, les lettres, la roue et la place pour huit équipes sont là, bien visibles du dernier rang. Animez un jeu créé par quelqu’un d’autre, ou écrivez le vôtre. Pas besoin de compte pour rechercher, jouer ou créer. Avec un compte, vous retrouvez vos jeux dans « Mes jeux ».',
  },
  show: {
    title: 'Le jeu télévisé',
    text: 'À la télévision, on tourne une grande roue et on propose des lettres jusqu’à ce que quelqu’un lise la phrase cachée au tableau. Les consonnes valent ce que dit la roue, les voyelles, c’est une autre histoire, et la première personne à dire la phrase entière remporte l’énigme. Ici, vous jouez dans cet esprit.',
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
  note: 'Projet indépendant, ni lié à l’émission dont il s’inspire, ni approuvé par ses producteurs.',
};
