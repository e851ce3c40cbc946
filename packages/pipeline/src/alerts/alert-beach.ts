import type { AlertSettings, AlertUnits } from '@groundswell/data/favorites';
import { forecasts } from '@groundswell/data/ocean';
import { type CatalogueBeach, findBeach } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import { type BeachForecast, listLocalDays, nowcast, unitsOfChoices } from '@groundswell/forecast';
import { type AlertWindow, findAlertWindows, listAlertDays } from '@groundswell/forecast/alerts';

/** A beach with its newest forecast, for evaluating alerts at one instant. */
export interface AlertBeach {
  readonly beach: CatalogueBeach;
  readonly forecast: BeachForecast;
  /** The local date of the beach, such as '2026-11-20'. */
  readonly today: string;
  /** UTC ms. */
  readonly now: number;
  /**
   * Returns the spans of hours that match an alert's settings, including those already sent. Equal settings are
   * computed once.
   */
  windowsFor(alert: AlertSettings & AlertUnits): readonly AlertWindow[];
}

/** The greatest age of a forecast that alerts use. With an older one, alerts wait for the next forecast. */
const OLDEST_MS = 36 * HOUR_MS;

/**
 * Reads a beach with one DynamoDB Query. Returns undefined when the beach left the catalogue or has no recent forecast.
 */
export async function readAlertBeach(beachId: number, now: number): Promise<AlertBeach | undefined> {
  const beach = findBeach(beachId);
  const { forecast, observed } = beach ? await forecasts.readNow(beachId) : {};
  const isRecent = forecast && now - forecast.updatedAt <= OLDEST_MS;
  return beach && isRecent ? alertBeachOf(beach, nowcast(forecast, observed, now).forecast, now) : undefined;
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
      const settings = [min, max, conditions, timeFrame, wvht, scale].join();
      const windows =
        known.get(settings) ??
        findAlertWindows(
          days,
          { minHeightId: min, maxHeightId: max, conditions, timeFrameDays: timeFrame },
          heightUnitsOf({ wvht, scale }),
          { today, now },
        );
      known.set(settings, windows);
      return windows;
    },
  };
}

/** Returns the units stored with an alert, in which its heights are given. */
export function heightUnitsOf({ wvht, scale }: AlertUnits) {
  return unitsOfChoices({ wvht, scale, wind: 0, tide: 0, temp: 0 });
}
