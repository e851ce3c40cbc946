import type { OceanPointReply } from '@groundswell/contracts';
import { runStart } from '@groundswell/forecast';
import { type FieldType, quantityOf } from './chart-types.ts';
import { rampValue } from './field-values.ts';
import type { Reading } from './reading.ts';
import type { Step } from './steps.ts';

/** The maps whose values at a place the API returns for all hours in one reply, each with the name of its series. */
const SERIES = { wave: 'height_m', period: 'period_s', gfs: 'wind_mps' } as const;

export const isOfPoints = (type: FieldType): type is keyof typeof SERIES => type in SERIES;

/**
 * Returns the reply's readings at the steps of a map, in the ramp's unit; empty if the reply is of another run. A point
 * on land has no waves, although the tiles have values there.
 */
export function pointReadings(
  type: FieldType,
  steps: readonly Step[],
  reply: OceanPointReply | undefined,
): readonly (Reading | undefined)[] {
  const beganAt = Date.parse(reply?.run?.at ?? '');
  const isOfReply = ({ drawn }: Step) => drawn !== undefined && runStart(drawn.run) === beganAt;
  if (!reply || !isOfPoints(type) || !steps.some(isOfReply)) return [];
  if (reply.state === 'land') return type === 'gfs' ? [] : steps.map(() => ({ value: 'none' as const }));
  const [values, froms] = [reply[SERIES[type]], type === 'gfs' ? reply.wind_from_deg : reply.from_deg];
  const places = new Map(reply.hours.map((hour, n) => [hour, n]));
  return steps.map((step) => {
    const n = (isOfReply(step) ? places.get(step.drawn?.hour ?? -1) : undefined) ?? -1;
    const si = values[n] ?? undefined;
    if (si === undefined) return undefined;
    const value = rampValue(quantityOf(type), si);
    return {
      value,
      fromDeg: froms[n] ?? undefined,
      ...(type !== 'gfs' && { periodS: reply.period_s[n] ?? undefined }),
    };
  });
}
