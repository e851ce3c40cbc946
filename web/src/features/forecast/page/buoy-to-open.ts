import type { ForecastReply } from '@groundswell/contracts';

/** The station id that the API sends for a value that comes from the forecast model, not from an instrument. */
export const MODEL = 'FORECAST';

/**
 * Returns the buoy that currently measures the beach's waves, else the beach's nearby buoy, whose history can be shown;
 * undefined if it has neither.
 */
export function buoyToOpen({
  current: { buoy },
  nearby_buoy,
}: {
  readonly current: Pick<ForecastReply['current'], 'buoy'>;
  readonly nearby_buoy?: string | undefined;
}): string | undefined {
  return buoy === undefined || buoy === MODEL ? nearby_buoy : buoy;
}
