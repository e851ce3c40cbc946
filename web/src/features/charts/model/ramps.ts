import type { Quantity } from './chart-types.ts';

export type Theme = 'light' | 'dark';

/**
 * The colours of a quantity at its thresholds. The thresholds are in the units of the specification: feet, seconds,
 * knots and °F.
 */
export interface Ramp {
  readonly unit: 'ft' | 's' | 'kt' | '°F';
  readonly thresholds: readonly number[];
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

const hexes = (line: string) => line.split(' ').map((hex) => `#${hex}`);

/** Larger values are darker in the light theme and lighter in the dark one; warmer water is lighter in both. */
export const ramps: Readonly<Record<Quantity, Ramp>> = {
  wave: {
    unit: 'ft',
    thresholds: [0, 1, 2, 3, 5, 8, 12, 16, 20, 25, 35, 45],
    light: hexes('e0edeb c7e0e0 abd2d4 8dc2c9 6dafbf 4f98b4 397ea8 35629a 3b4786 3f306b 3a1d4d 2d112f'),
    dark: hexes('0f1e28 112c3b 133b4e 124c61 136073 1e7583 308b92 4ca19e 6db6a7 9acaa4 ccdbac f7edc6'),
  },
  period: {
    unit: 's',
    thresholds: [4, 6, 8, 10, 12, 14, 16, 18, 20, 22],
    light: hexes('f0eed7 e2e0b2 ccd093 afbd78 8ba764 689156 48794c 2f6243 1a4a38 0c332b'),
    dark: hexes('112120 1a342f 264a3e 37634c 4f7d57 70975f 96b069 bfc87b e0df95 f6f3c5'),
  },
  wind: {
    unit: 'kt',
    thresholds: [-1, 0, 4, 8, 12, 16, 20, 30, 40, 55, 60],
    light: hexes('f3f2f6 e4e2ef d3d0e7 bfbddd a7a6d1 8d8cc1 7471af 5c5797 493f7b 37295f 26183e'),
    dark: hexes('191b26 24273c 333455 454372 5a548d 7366a7 907bbd b28fcf d6a6d4 f2c3d6 ffe6e4'),
  },
  sea: {
    unit: '°F',
    thresholds: [28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80, 84],
    light: hexes(
      '1b295a 203870 2b4681 41528d 5b5c95 78629b 966798 b56b8b ce7478 db8472 e79570 eeab72 f1c17f f3d796 f7eab3',
    ),
    dark: hexes(
      '141e45 192b5b 23396d 374478 4e4d81 685388 845886 a25d7c ba686b c87867 d58966 dc9d68 dfb274 e1c789 e6daa5',
    ),
  },
};

/**
 * Returns the thresholds that the legend prints. It omits the wind threshold of -1 kt and the water temperatures below
 * 32 °F.
 */
export function printedThresholds(quantity: Quantity): readonly number[] {
  const least = quantity === 'sea' ? 32 : 0;
  return ramps[quantity].thresholds.filter((threshold) => threshold >= least);
}
