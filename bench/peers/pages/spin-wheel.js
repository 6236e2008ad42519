import { Wheel } from 'spin-wheel';
import { colours, segments, spinMs } from './segments.js';

const wheel = new Wheel(document.querySelector('#wheel'), {
  items: segments.map((label) => ({ label })),
  itemBackgroundColors: colours,
});
const easeOutCubic = (t) => 1 - (1 - t) ** 3;

document.querySelector('#spin').addEventListener('click', () => {
  wheel.spinToItem(7, spinMs, true, 5, 1, easeOutCubic);
});
