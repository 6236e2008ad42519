/** The names of a category in each language that has a puzzle bank. */
type Names = Readonly<Record<string, string>>;

const named = (en: string, de: string, es: string, fr: string): Names => ({ en, de, es, fr });

/** They are words of the puzzles, so they follow their language and not that of the page. */
const CATEGORIES: Readonly<Record<string, Names>> = {
  saying: named('Saying', 'Redewendung', 'Dicho', 'Expression'),
  proverb: named('Proverb', 'Sprichwort', 'Refrán', 'Proverbe'),
  heard: named('Heard every day', 'Im Alltag gehört', 'Se oye a diario', 'Entendu chaque jour'),
  food: named('Food and drink', 'Essen und Trinken', 'Comida y bebida', 'À table'),
  kitchen: named('In the kitchen', 'In der Küche', 'En la cocina', 'En cuisine'),
  house: named('Around the house', 'Rund ums Haus', 'En casa', 'À la maison'),
  animals: named('Animals', 'Tiere', 'Animales', 'Animaux'),
  garden: named(
    'Plants and garden',
    'Pflanzen und Garten',
    'Plantas y jardín',
    'Plantes et jardin',
  ),
  weather: named(
    'Nature and weather',
    'Natur und Wetter',
    'Naturaleza y tiempo',
    'Nature et météo',
  ),
  place: named('Place', 'Ort', 'Lugar', 'Lieu'),
  landmark: named('Landmark', 'Wahrzeichen', 'Monumento', 'Monument'),
  travel: named('On the road', 'Unterwegs', 'De viaje', 'En voyage'),
  job: named('Job', 'Beruf', 'Oficio', 'Métier'),
  school: named('At school', 'In der Schule', 'En el colegio', 'À l’école'),
  work: named('At work', 'Bei der Arbeit', 'En el trabajo', 'Au travail'),
  sport: named('Sport and games', 'Sport und Spiel', 'Deporte y juego', 'Sport et jeux'),
  music: named('Music', 'Musik', 'Música', 'Musique'),
  stage: named('Film and stage', 'Film und Bühne', 'Cine y teatro', 'Cinéma et scène'),
  tale: named('Fairy tale', 'Märchen', 'Cuentos', 'Contes'),
  science: named('Science', 'Wissenschaft', 'Ciencia', 'Sciences'),
  body: named('Body and health', 'Körper und Gesundheit', 'Cuerpo y salud', 'Corps et santé'),
  feast: named(
    'Feasts and seasons',
    'Feste und Jahreszeiten',
    'Fiestas y estaciones',
    'Fêtes et saisons',
  ),
  people: named(
    'People and feelings',
    'Menschen und Gefühle',
    'Gente y emociones',
    'Gens et émotions',
  ),
  things: named('Things', 'Dinge', 'Cosas', 'Objets'),
};

/** The ids of all categories, in the order of the files. */
export const CATEGORY_IDS: readonly string[] = Object.keys(CATEGORIES);

/** What a category is called in a language, or its id where that is not known. */
export const categoryName = (id: string, language: string): string =>
  CATEGORIES[id]?.[language] ?? id;
