import type { StarterGame } from './starter-game.ts';

export const LONG_PHRASES: StarterGame = {
  quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c0c',
  title: 'The Long Haul',
  puzzles: [
    [
      'Confession',
      'I only wanted to water the neighbours flowers and somehow I am now the proud owner of fourteen truly enormous sunflowers',
    ],
    [
      'Travel story',
      'The little train stopped at every single village so that the driver could say good morning to all of his many cousins',
    ],
    [
      'Weather report',
      'Tomorrow expect sunshine in the north followed by extraordinarily unpredictable thunderstorms everywhere else',
    ],
    [
      'Recipe',
      'Stir the soup slowly until the wooden spoon stands up on its own and then quickly invite everybody you know',
    ],
    [
      'Excuse',
      'My homework was finished yesterday evening but the cat decided that mathematics makes a wonderful mattress',
    ],
    [
      'Announcement',
      'Ladies and gentlemen the award for the most uncharacteristically quiet audience goes to nobody in this room tonight',
    ],
  ],
};
