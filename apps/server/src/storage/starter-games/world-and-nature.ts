import type { StarterGame } from './starter-game.ts';

export const WORLD_AND_NATURE: readonly StarterGame[] = [
  {
    quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c04',
    title: 'Animal Kingdom',
    puzzles: [
      ['Bird', 'Emperor penguin'],
      ['In the ocean', 'Humpback whale'],
      ['Night animal', 'Barn owl'],
      ['Insect', 'Busy bumblebee'],
      ['Collective noun', 'A pride of lions'],
      ['Savanna', 'Thirsty giraffe'],
      ['In the river', 'Beaver building a dam'],
      ['Best friend', 'Sleepy golden retriever'],
    ],
  },
  {
    quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c05',
    title: 'World Traveller',
    puzzles: [
      ['Capital', 'Buenos Aires'],
      ['Landmark', 'Leaning tower'],
      ['At the airport', 'Window seat please'],
      ['Souvenir', 'Fridge magnet'],
      ['Island', 'Madagascar'],
      ['On the road', 'Are we there yet'],
      ['Mountain', 'Kilimanjaro at sunrise'],
      ['River', 'Down the Danube'],
      ['Desert', 'Camels crossing the Sahara'],
    ],
  },
  {
    quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c06',
    title: 'Four Seasons',
    puzzles: [
      ['Spring', 'Cherry trees in bloom'],
      ['Spring', 'Jumping in puddles'],
      ['Summer', 'Ice cream by the sea'],
      ['Summer', 'Building sandcastles'],
      ['Autumn', 'Rustling golden leaves'],
      ['Autumn', 'Pumpkin lantern'],
      ['Winter', 'A snowman with a carrot nose'],
      ['Winter', 'Hot chocolate by the fire'],
    ],
  },
  {
    quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c07',
    title: 'Science Night',
    puzzles: [
      ['Space', 'The rings of Saturn'],
      ['Laboratory', 'Bubbling test tube'],
      ['Physics', 'Every action has a reaction'],
      ['Chemistry', 'Noble gases'],
      ['Biology', 'Photosynthesis'],
      ['Sky', 'Total eclipse'],
      ['Invention', 'The printing press'],
      ['Deep sea', 'Glowing jellyfish'],
    ],
  },
];
