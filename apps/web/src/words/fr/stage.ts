import type { Words } from '../words.ts';

export const stage: Words<'stage'> = {
  dialog: { title: 'Plateau', done: 'Terminé', close: 'Fermer' },
  tabs: {
    look: {
      title: 'Style',
      hint: 'À changer à tout moment, même pendant que la roue tourne. Les écrans et les téléphones suivent ; l’impression reste en noir sur blanc.',
    },
  },
  looks: {
    tungsten: { name: 'Tungstène', says: 'Lumière chaude de studio sur bleu pétrole.' },
    daylight: { name: 'Plein jour', says: 'Pour les salles claires et les projecteurs faibles.' },
    contrast: { name: 'Contraste', says: 'Noir, blanc et jaune, un trait autour de tout.' },
    winter: { name: 'Hiver', says: 'Neige, bougies et vert sapin.' },
    neon: { name: 'Néon', says: 'Une salle d’arcade, la nuit.' },
  },
};
