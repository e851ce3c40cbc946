import type { ForecastReply } from '@groundswell/contracts';

/** The wire's value where the model stands in for an instrument. */
export const MODEL = 'FORECAST';

/** The buoy that measures the beach's waves now, else the beach's own, which has its last days; undefined where it has none. */
export function buoyToOpen({
  current: { buoy },
  nearby_buoy,
}: {
  readonly current: Pick<ForecastReply['current'], 'buoy'>;
  readonly nearby_buoy?: string | undefined;
}): string | undefined {
  return buoy === undefined || buoy === MODEL ? nearby_buoy : buoy;
}
