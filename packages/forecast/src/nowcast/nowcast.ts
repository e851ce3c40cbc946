import type { BeachForecast } from '../beach-forecast.ts';
import { AIR_FRESH_MS, freshReading, WIND_FRESH_MS } from '../fresh.ts';
import type { ObservedAtBeach } from '../observation.ts';
import { correctAirTemperature } from './correct-air.ts';
import { type CorrectedWaves, correctWaves, type WavesJoin } from './correct-waves.ts';
import { correctWind, type WindJoin } from './correct-wind.ts';
import { emptyAir } from './empty-air.ts';
import { fadesWithinMs } from './fade.ts';

/** A forecast whose next hours are corrected by measurements, with the transitions. */
export interface Nowcast {
  readonly forecast: BeachForecast;
  readonly wind?: WindJoin;
  readonly waves?: WavesJoin;
}

/**
 * Returns a stored forecast as shown at `now`, UTC ms. Instruments near the beach correct the current and the next
 * hours, with a fading weight; earlier hours keep the model's values. Every view, rating and email about today uses
 * this function, so that all of them agree. Calendars do not use it, because their events change only with a new
 * forecast. The given forecast must be uncorrected.
 */
export function nowcast(forecast: BeachForecast, observed: ObservedAtBeach | undefined, now: number): Nowcast {
  const windStation = freshReading(observed?.wind?.wind, fadesWithinMs(), now) && observed?.wind;
  const wind =
    windStation &&
    correctWind(forecast, windStation, now, freshReading(windStation.wind, WIND_FRESH_MS, now) !== undefined);
  const airStation = freshReading(observed?.air?.airC, fadesWithinMs(), now) && observed?.air;
  const air =
    airStation &&
    correctAirTemperature(
      forecast,
      wind?.air ?? forecast.air ?? emptyAir(forecast.hours),
      airStation,
      now,
      freshReading(airStation.airC, AIR_FRESH_MS, now) !== undefined,
    );
  const waves: CorrectedWaves | undefined =
    observed?.waves && freshReading(observed.waves.trains, fadesWithinMs(), now)
      ? correctWaves(forecast, observed.waves, now)
      : undefined;
  const corrected = air ?? wind?.air;
  if (!corrected && !waves) return { forecast };
  return {
    forecast: { ...forecast, ...(corrected && { air: corrected }), ...(waves && { waves: waves.waves }) },
    ...(wind?.join && { wind: wind.join }),
    ...(waves && { waves: waves.join }),
  };
}
