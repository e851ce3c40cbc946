import { userEndpoint } from '@groundswell/accounts';
import { addSurf, MOST_SURFS, reason, refusal } from '@groundswell/contracts';
import { forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { type SurfConditions, surfLog } from '@groundswell/data/surfs';
import { HOUR_MS } from '@groundswell/durations';
import { type BeachForecast, beachTraits, expandHours, nowcast, rateHour } from '@groundswell/forecast';
import { InvalidRequestError, NotFoundError, UnauthorizedError } from '@groundswell/runtime';

/**
 * The earliest hour that the surf log accepts. Its keys contain the date and sort as text, so the year needs four
 * digits; nobody remembers surfs before 1950.
 */
const EARLIEST = Date.UTC(1950, 0);

export const handler = userEndpoint(addSurf, async ({ body, user }) => {
  const { id, beachId, rating, board, note, sent } = body;
  const beach = findBeach(beachId);
  if (!beach) throw new NotFoundError(reason('no-such-beach'));
  const now = Date.now();
  const at = Math.floor(Date.parse(body.at) / HOUR_MS) * HOUR_MS;
  if (at > now) throw new InvalidRequestError({ at: [reason('surf-not-yet')] });
  if (!(at >= EARLIEST)) throw new InvalidRequestError({ at: [reason('surf-too-long-ago')] });
  const { forecast, observed } = await forecasts.readNow(beach.id);
  const conditions = forecast && conditionsAt(nowcast(forecast, observed, now).forecast, at);
  const key = `${new Date(at).toISOString().slice(0, 13)}~${id}`;
  const surf = { key, beachId: beach.id, at, ...(conditions && { conditions }), rating, board, note, sent };
  const outcome = await surfLog.add(user.id, surf, MOST_SURFS);
  if (outcome === 'gone') throw new UnauthorizedError();
  if (outcome === 'changed') return { success: false, ...refusal('surf-changed') };
  return outcome === 'full' ? { success: false, ...refusal('surfs-full', { count: MOST_SURFS }) } : { success: true };
});

/** Returns the conditions that the site showed for an hour; undefined if the newest forecast does not cover it. */
function conditionsAt(forecast: BeachForecast, at: number): SurfConditions | undefined {
  const hour = expandHours(forecast, forecast.days.length).find((one) => at >= one.at && at < one.at + HOUR_MS);
  if (!hour) return undefined;
  const { first, score } = rateHour(hour, beachTraits(forecast));
  const swell = first && { heightM: first.heightM, periodS: first.periodS, fromDeg: first.fromDeg };
  return {
    faceM: hour.faceHeightM,
    condition: hour.rating.condition,
    score: score.score,
    windMps: hour.windSpeedMps,
    windFromDeg: hour.windFromDeg,
    swell,
    tideM: hour.tideM,
  };
}
