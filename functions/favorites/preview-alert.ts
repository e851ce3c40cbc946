import { userEndpoint } from '@groundswell/accounts';
import { previewAlert, reason } from '@groundswell/contracts';
import { pastDays } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { addDays, listLocalDays, unitsOfChoices } from '@groundswell/forecast';
import { findAlertWindow } from '@groundswell/forecast/alerts';
import { surfNumbers, surfSpanText, voiceOf, wordsOf } from '@groundswell/present';
import { NotFoundError } from '@groundswell/runtime';

const DAYS = 30;

/**
 * Returns the hours that the alert would have found on each of the last thirty days, from the forecast of that day's
 * morning.
 */
export const handler = userEndpoint(previewAlert, async ({ query, user }) => {
  const beach = findBeach(query.favoriteId);
  if (!beach) throw new NotFoundError(reason('no-such-beach'));
  const today = listLocalDays(beach.timeZone, Date.now(), 1)[0]?.date ?? '';
  const storedDays = await pastDays.list(beach.id, addDays(today, -DAYS), today);
  const alertSettings = {
    minHeightId: query.minWvht,
    maxHeightId: query.maxWvht,
    conditions: query.waveCondition,
    timeFrameDays: query.timeFrame,
  };
  const units = unitsOfChoices(user.units);
  const voice = voiceOf({ units, words: wordsOf(query.lang ?? user.lang) });
  const windows = storedDays.flatMap((day) => findAlertWindow(day, alertSettings, units) ?? []).reverse();
  return {
    fired: windows.length,
    days: storedDays.length,
    windows: windows.map(({ date, faceMinCm, faceMaxCm, condition }) => {
      const [lowestM, highestM] = [faceMinCm / 100, faceMaxCm / 100];
      const { min, max } = surfNumbers(lowestM, voice, highestM);
      return { date, surf: surfSpanText(lowestM, highestM, voice), surfMin: min, surfMax: max, condition };
    }),
  };
});
