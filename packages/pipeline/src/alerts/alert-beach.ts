import type { AlertSettings, AlertUnits } from '@groundswell/data/favorites';
import { forecasts } from '@groundswell/data/ocean';
import { type CatalogueBeach, findBeach } from '@groundswell/data/places';
import { type BeachForecast, HOUR_MS, listLocalDays, unitsOfChoices } from '@groundswell/forecast';
import { type AlertWindow, findAlertWindows, listAlertDays } from '@groundswell/forecast/alerts';

/** A beach with its newest forecast, as alerts look at it at one instant. */
export interface AlertBeach {
  readonly beach: CatalogueBeach;
  readonly forecast: BeachForecast;
  /** The date there, '2026-11-20'. */
  readonly today: string;
  /** UTC ms. */
  readonly now: number;
  /** The windows that a user asks to hear of, told or not; worked out once for all who ask the same. */
  windowsFor(alert: AlertSettings & AlertUnits): readonly AlertWindow[];
}

/** Nobody sets out by an older forecast: the next one will tell. */
const OLDEST_MS = 36 * HOUR_MS;

/** Reads a beach by one Query; undefined where it left the catalogue or has no forecast of late. */
export async function readAlertBeach(beachId: number, now: number): Promise<AlertBeach | undefined> {
  const beach = findBeach(beachId);
  const { forecast } = beach ? await forecasts.readNow(beachId) : {};
  const isOfLate = forecast && now - forecast.updatedAt <= OLDEST_MS;
  return beach && isOfLate ? alertBeachOf(beach, forecast, now) : undefined;
}

export function alertBeachOf(beach: CatalogueBeach, forecast: BeachForecast, now: number): AlertBeach {
  const days = listAlertDays(forecast);
  const today = listLocalDays(beach.timeZone, now, 1)[0]?.date ?? '';
  const known = new Map<string, readonly AlertWindow[]>();
  return {
    beach,
    forecast,
    today,
    now,
    windowsFor({ min, max, conditions, timeFrame, wvht, scale }) {
      const asked = [min, max, conditions, timeFrame, wvht, scale].join();
      const windows =
        known.get(asked) ??
        findAlertWindows(
          days,
          { minHeightId: min, maxHeightId: max, conditions, timeFrameDays: timeFrame },
          heightUnitsOf({ wvht, scale }),
          { today, now },
        );
      known.set(asked, windows);
      return windows;
    },
  };
}

/** In what the alert counts heights, whatever the account does since. */
export function heightUnitsOf({ wvht, scale }: AlertUnits) {
  return unitsOfChoices({ wvht, scale, wind: 0, tide: 0, temp: 0 });
}
