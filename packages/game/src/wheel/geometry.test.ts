import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentAt, timeAt } from './geometry.ts';

/** Turns the wheel edge by edge: clockwise, each edge that passes brings up the segment before. */
function walk(rotation: number, count: number): number {
  const width = 360 / count;
  let segment = 0;
  let left = rotation;
  let toEdge = width / 2;
  while (left > toEdge) {
    left -= toEdge;
    segment = (segment + count - 1) % count;
    toEdge = width;
  }
  return segment;
}

/** The walk adds up rounding, so it cannot be asked right at an edge. */
const isClearOfEdges = (rotation: number, count: number): boolean => {
  const part = ((((rotation * count) / 360 + 0.5) % 1) + 1) % 1;
  return Math.min(part, 1 - part) > 1e-6;
};

const segmentCount = fc.integer({ min: 4, max: 20 });

it('[W8] has the middle of the first segment under the pointer at rest', () => {
  for (let count = 4; count <= 20; count += 1) {
    const half = 180 / count;
    expect(segmentAt(0, count)).toBe(0);
    expect(segmentAt(half * 0.99, count)).toBe(0);
    expect(segmentAt(-half * 0.99, count)).toBe(0);
  }
});

it('[W8] brings up the last segment when turned clockwise by one', () => {
  expect(segmentAt(360 / 5, 5)).toBe(4);
  expect(segmentAt(-360 / 5, 5)).toBe(1);
});

it('[W8] agrees with a walk from edge to edge, for every count and every half degree of two turns', () => {
  const disagreements: string[] = [];
  for (let count = 4; count <= 20; count += 1) {
    for (let rotation = 0.13; rotation < 720; rotation += 0.5) {
      if (!isClearOfEdges(rotation, count)) continue;
      if (segmentAt(rotation, count) !== walk(rotation, count)) {
        disagreements.push(`${rotation}° of ${count}`);
      }
    }
  }
  expect(disagreements).toEqual([]);
});

it('[W8] agrees with that walk after many spins', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 100_000, noNaN: true }),
      segmentCount,
      (rotation, count) => {
        fc.pre(isClearOfEdges(rotation, count));
        expect(segmentAt(rotation, count)).toBe(walk(rotation, count));
      },
    ),
  );
});

it('[W8] names an existing segment for any rotation, turned back ones too', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      segmentCount,
      (rotation, count) => {
        const segment = segmentAt(rotation, count);
        expect(Number.isInteger(segment) && segment >= 0 && segment < count).toBe(true);
      },
    ),
  );
});

it('[W12] is the inverse of ease-out cubic', () => {
  const easeOutCubic = (time: number) => 1 - (1 - time) ** 3;
  for (let part = 0; part <= 1; part += 0.05) {
    expect(easeOutCubic(timeAt(part))).toBeCloseTo(part, 12);
  }
});
