/** The full wheel of our own wheel screen: each chip once, the first five twice. */
const chips = [
  '100',
  '200',
  '300',
  '400',
  '500',
  '600',
  '700',
  '800',
  '900',
  '1000',
  'Lose Turn',
  'Forfeit',
  'Spin Again',
  'Bonus Question',
  'Hosts Decision',
];
export const segments = [...chips, ...chips.slice(0, 5)];
export const colours = ['#e5484d', '#f5b83d', '#3aa99f', '#4a7dd6', '#8e5bd0', '#e07b39'];
export const spinMs = 6000;
