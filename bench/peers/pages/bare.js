import { spinMs } from './segments.js';

const box = document.querySelector('.box');
document.querySelector('#spin').addEventListener('click', () => {
  box.animate({ transform: ['rotate(0deg)', 'rotate(1800deg)'] }, spinMs);
});
