import type { OceanPointReply } from '@groundswell/contracts';
import type { Series } from '../time/time-axis.ts';
import { type FieldType, quantityOf } from './chart-types.ts';
import { rampValue } from './field-values.ts';
import type { Step } from './steps.ts';

/** The maps whose values a point's reply holds for all hours. */
const SERIES = { wave: 'height_m', period: 'period_s', gfs: 'wind_mps' } as const;

export const isOfPoints = (type: FieldType): type is keyof typeof SERIES => type in SERIES;

/** What a point's reply says at the steps of a map, in the ramp's unit; nothing where it speaks of another run. */
export function pointSeries(type: FieldType, steps: readonly Step[], reply: OceanPointReply | undefined): Series {
  const beganAt = Date.parse(reply?.run?.at ?? '');
  const first = steps[0];
  if (!reply || !first || !isOfPoints(type) || beganAt !== first.at - first.hour * HOUR_MS) return [];
  const values = reply[SERIES[type]];
  const byHour = new Map(reply.hours.map((hour, n) => [hour, values[n] ?? undefined]));
  return steps.map(({ hour }) => {
    const si = byHour.get(hour);
    return si === undefined ? undefined : rampValue(quantityOf(type), si);
  });
}

const HOUR_MS = 3_600_000;
