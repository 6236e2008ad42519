import type { StarterGame } from './starter-game.ts';

export const HOME_AND_KITCHEN: readonly StarterGame[] = [
  {
    quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c01',
    title: 'Kitchen Table Classics',
    puzzles: [
      ['Breakfast', 'Pancakes with maple syrup'],
      ['Soup', 'Creamy tomato and basil'],
      ['Dessert', 'Warm apple crumble'],
      ['In the drawer', 'Wooden spoon'],
      ['Snack', 'Buttered popcorn'],
      ['Kitchen wisdom', 'Too many cooks'],
      ['Sunday dinner', 'Roast potatoes and gravy'],
      ['Drink', 'Freshly squeezed lemonade'],
    ],
  },
  {
    quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c02',
    title: 'Around the House',
    puzzles: [
      ['In the attic', 'A box of old photographs'],
      ['Behind the sofa', 'Lost coins and crumbs'],
      ['Garden shed', 'Rusty watering can'],
      ['Living room', 'Grandfather clock'],
      ['On the hook', 'Umbrella and raincoat'],
      ['Weekend job', 'Painting the fence'],
    ],
  },
  {
    quizId: '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c03',
    title: 'Office Party',
    puzzles: [
      ['Heard at work', 'Could you mute yourself please'],
      ['On the desk', 'A mug full of pens'],
      ['Friday feeling', 'Out of office'],
      ['Meeting', 'Let us take this offline'],
      ['Kitchen corner', 'The coffee machine is broken'],
      ['Team spirit', 'Secret birthday cake'],
      ['Printer', 'Paper jam in tray two'],
    ],
  },
];
