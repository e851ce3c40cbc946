import { daysView, formatLevels, levelOf, type MapStillDays } from '../days.ts';
import type { Coast } from '../views.ts';
import { FT_PER_M } from './fills.ts';
import { type ReadSea, sampleSea } from './sea-field.ts';

/**
 * Appends the wave heights of one more hour to a coast's animation. Returns the animation unchanged if that hour has no
 * waves.
 */
export function addDay(
  coast: Coast,
  days: MapStillDays | undefined,
  at: number,
  read: ReadSea,
): MapStillDays | undefined {
  const sampled = sampleSea(daysView(coast), read, 1);
  if (!sampled) return days;
  const { columns, rows, heightM } = sampled;
  const field = formatLevels(Array.from(heightM, (height) => levelOf(height * FT_PER_M)));
  return { v: 1, coast, columns, rows, frames: [...(days?.frames ?? []), { at, field }] };
}
