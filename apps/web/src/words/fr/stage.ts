import type { Words } from '../words.ts';

export const stage: Words<'stage'> = {
  dialog: { title: 'Plateau', done: 'Terminé', close: 'Fermer' },
  tabs: {
    look: {
      title: 'Style',
      hint: 'À changer à tout moment, même pendant que la roue tourne. Les écrans et les téléphones suivent ; l’impression reste en noir sur blanc.',
    },
    name: {
      title: 'Nom et logo',
      hint: 'Visibles sur la page des équipes, l’écran d’attente, le coin du tableau, le podium et l’image des résultats.',
    },
  },
  looks: {
    tungsten: { name: 'Tungstène', says: 'Lumière chaude de studio sur bleu pétrole.' },
    daylight: { name: 'Plein jour', says: 'Pour les salles claires et les projecteurs faibles.' },
    contrast: { name: 'Contraste', says: 'Noir, blanc et jaune, un trait autour de tout.' },
    winter: { name: 'Hiver', says: 'Neige, bougies et vert sapin.' },
    neon: { name: 'Néon', says: 'Une salle d’arcade, la nuit.' },
  },
  naming: {
    name: 'Nom de la partie',
    logo: 'Logo',
    choose: 'Choisir une image',
    remove: 'Retirer',
    hint: 'Un fichier image. Il est réduit ici et reste dans ce navigateur ; les écrans du public le reçoivent de vous.',
    noPicture: 'Ce fichier n’est pas une image que le navigateur sait lire.',
    preview: 'Sur l’écran du public',
    aboutToBegin: 'La partie va commencer',
  },
  notKept: 'Ce navigateur ne garde rien ; tout part avec cette page.',
};
