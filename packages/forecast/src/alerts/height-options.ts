import { FEET_PER_METRE, type Units } from '../units.ts';

/**
 * The alert heights by option id, starting at 1: whole feet, and nominal metres that are not converted from those feet.
 */
export const HEIGHT_OPTIONS: readonly (readonly [feet: number, metres: number])[] = [
  [2, 0.6],
  [3, 0.9],
  [4, 1.2],
  [5, 1.5],
  [6, 2],
  [8, 2.5],
  [10, 3],
  [12, 3.5],
  [15, 4.5],
  [20, 6],
];

export type HeightUnits = Pick<Units, 'wave' | 'scale'>;

/** Returns the face of an option in cm, not rounded. Returns undefined for an unknown option, such as 0 for 'none'. */
export function faceCmOfOption(id: number, { wave, scale }: HeightUnits): number | undefined {
  const option = HEIGHT_OPTIONS[id - 1];
  if (!option) return undefined;
  const [feet, metres] = option;
  return (wave === 'ft' ? feet / FEET_PER_METRE : metres) * 100 * (scale === 'hawaiian' ? 2 : 1);
}

/** Returns the id of the highest height option that a face reaches, or 0 when the face is below the lowest option. */
export function heightStep(faceCm: number, units: HeightUnits): number {
  const above = HEIGHT_OPTIONS.findIndex((_, index) => faceCm < (faceCmOfOption(index + 1, units) ?? 0));
  return above === -1 ? HEIGHT_OPTIONS.length : above;
}
