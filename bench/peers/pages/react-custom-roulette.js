import { createElement, useEffect, useState } from 'react';
import { Wheel } from 'react-custom-roulette';
import { createRoot } from 'react-dom/client';
import { colours, segments, spinMs } from './segments.js';

/** The library's spin takes 2,600 + 750 + 8,000 ms at a spinDuration of 1. */
const wholeSpinMs = 11_350;

function Roulette() {
  const [isSpinning, setSpinning] = useState(false);
  useEffect(() => {
    document.querySelector('#spin').addEventListener('click', () => setSpinning(true));
  }, []);
  return createElement(Wheel, {
    data: segments.map((option) => ({ option })),
    backgroundColors: colours,
    fontFamily: 'Arial',
    fontSize: 14,
    mustStartSpinning: isSpinning,
    prizeNumber: 7,
    spinDuration: spinMs / wholeSpinMs,
    onStopSpinning: () => setSpinning(false),
  });
}

createRoot(document.querySelector('#wheel')).render(createElement(Roulette));
