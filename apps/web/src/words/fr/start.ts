import type { Words } from '../words.ts';

/** What every page has, and the start screen. */
export const start: Words<'start'> = {
  product: 'Roue de la fortune',
  headline: 'ROUE DE LA FORTUNE',
  tagline: 'Tournez jusqu’à la victoire !',
  pageTitle: ({ title }) => `${title} – Roue de la fortune`,
  startTitle: 'Roue de la fortune – Tournez jusqu’à la victoire !',
  language: 'Langue',
  header: {
    skip: 'Aller au contenu',
    main: 'Menu',
    build: 'Créer',
    search: 'Rechercher',
    about: 'À propos',
    myWheels: 'Mes jeux',
    login: 'Connexion',
    logout: 'Déconnexion',
    greeting: 'Bonjour {}',
  },
  search: {
    label: 'Rechercher un jeu',
    placeholder: 'Nom d’un jeu…',
    submit: 'Rechercher',
    suggestions: 'Suggestions',
  },
  notFound: {
    title: 'Page introuvable',
    tiles: 'NULLE PART',
    text: 'Rien derrière ces lettres.',
  },
  fault: {
    title: 'Panne de projecteurs',
    text: 'Cette page s’est arrêtée sur une erreur. Votre partie et vos brouillons sont gardés dans ce navigateur ; rechargez la page pour les retrouver.',
    reload: 'Recharger la page',
  },
  home: 'Retour à l’accueil',
  loading: 'Chargement',
  signs: { info: 'Info', error: 'Erreur' },
  move: {
    up: 'Monter',
    down: 'Descendre',
    upNamed: ({ name }) => `Monter ${name}`,
    downNamed: ({ name }) => `Descendre ${name}`,
  },
  teamNumber: ({ number }) => `Équipe ${number}`,
  ordinalEnding: ({ place }) => (place === 1 ? 'er' : 'e'),
  gap: {
    ms: ({ ms }) => `+${ms} ms`,
    seconds: ({ seconds }) => `+${seconds.toFixed(1).replace('.', ',')} s`,
  },
  segments: {
    loseTurn: 'Passe',
    forfeit: 'Banqueroute',
    spinAgain: 'Relance',
    bonusQuestion: 'Question bonus',
    hostsDecision: 'Choix de l’animateur',
  },
};
