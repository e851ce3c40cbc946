import type { Quantity } from './chart-types.ts';
import { shareOf } from './ramp-colours.ts';
import { printedThresholds, ramps, type Theme } from './ramps.ts';
import { type ChartUnit, toRampUnit } from './units.ts';

export interface LegendMark {
  readonly value: number;
  /** The position along the strip, 0 to 1. */
  readonly share: number;
}

/** The round legend marks of the units into which the ramp's thresholds do not convert to round numbers. */
const ROUND_MARKS: Partial<Record<ChartUnit, readonly number[]>> = {
  m: [0, 0.5, 1, 1.5, 2.5, 4, 5, 6, 8, 10, 13],
  mph: [0, 5, 10, 15, 20, 25, 35, 45, 65],
  kph: [0, 10, 15, 25, 30, 40, 55, 75, 100],
  C: [0, 4, 8, 12, 16, 20, 24, 28],
};

/** Returns the marks of a legend in a unit, in ascending order. */
export function legendMarks(quantity: Quantity, unit: ChartUnit): readonly LegendMark[] {
  return (ROUND_MARKS[unit] ?? printedThresholds(quantity)).map((value) => ({
    value,
    share: shareOf(quantity, toRampUnit(unit, value)),
  }));
}

/** Returns the strip of a ramp as a CSS gradient, with all thresholds equally spaced. */
export function legendStrip(quantity: Quantity, theme: Theme, direction: '0deg' | '90deg', isStepped = false): string {
  const colours = ramps[quantity][theme];
  const share = (n: number) => `${((100 * n) / (colours.length - 1)).toFixed(2)}%`;
  const stops = isStepped
    ? colours.slice(0, -1).flatMap((colour, n) => [`${colour} ${share(n)}`, `${colour} ${share(n + 1)}`])
    : colours.map((colour, n) => `${colour} ${share(n)}`);
  return `linear-gradient(${direction}, ${stops.join(', ')})`;
}
