import type { Words } from '../words.ts';
import { setups } from './stage-setups.ts';
import { sounds } from './stage-sounds.ts';

export const stage: Words<'stage'> = {
  dialog: {
    title: 'Plateau',
    done: 'Terminé',
    close: 'Fermer',
    notKept: 'Ce navigateur ne garde rien ; tout disparaît avec cette page.',
  },
  tabs: {
    look: {
      title: 'Style',
      hint: 'À changer à tout moment, même pendant que la roue tourne. Les écrans et les téléphones suivent ; l’impression reste en noir sur blanc.',
    },
    name: {
      title: 'Nom et logo',
      hint: 'Visibles sur la page des équipes, l’écran d’attente, le coin du tableau, le podium et l’image des résultats.',
    },
    sounds: {
      title: 'Sons',
      hint: 'Vos fichiers restent dans ce navigateur : 1 Mo et 10 secondes au maximum chacun. Les écrans du public jouent la palette.',
    },
  },
  sounds,
  setups,
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
  chips: {
    title: 'Vos cases',
    kind: 'Type',
    prize: 'Lot',
    points: 'Points',
    add: 'Ajouter',
    hints: {
      prize:
        'Au pupitre, une consonne juste le garde et la solution le gagne. À la main, vous le donnez.',
      points: 'Un nombre entier de 1 à 1000000.',
    },
    unshowable: 'Ces caractères ne peuvent pas être affichés.',
    same: ({ chip }) => `Il y a déjà une case « ${chip} ».`,
    digits: 'Pour un nombre, choisissez Points.',
    full: 'Dix cases personnalisées au maximum.',
    preview: 'Sur une roue pleine',
    made: 'Déjà créées',
    count: ({ count, most }) => `${count} sur ${most}`,
    remove: ({ chip }) => `Retirer ${chip}`,
    removed: ({ chip }) => `${chip} : retirée`,
    undo: 'Annuler',
    few: 'Quatre cases au minimum.',
  },
};
