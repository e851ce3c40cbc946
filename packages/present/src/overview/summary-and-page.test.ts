import { HOUR_MS, IMPERIAL, METRIC } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { expect, test } from 'vitest';
import { madeOcean, washout } from '../../../forecast/test-support/made-ocean.ts';
import { inFeet, inMetres } from '../../test-support/voices.ts';
import { presentForecast } from '../beach/present-forecast.ts';
import { voiceOf } from '../words/voice.ts';
import { presentBeachDays } from './present-beach-days.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const forecast = composeForecast({ beach: washout, ocean: madeOcean(runAt), now: runAt });
const summary = summarizeForecast(forecast);
const { timeZone } = washout;

test.each([IMPERIAL, METRIC])('its days equal those of the beach’s page', (units) => {
  const now = runAt + HOUR_MS;
  const page = presentForecast({ beach: washout, place: [], forecast, units, now, basicDays: 16, days: 16 });
  const days = presentBeachDays({ summary, timeZone, days: 16, voice: voiceOf({ units }), now });
  const shared = days.map(({ amscore: _, pmscore: __, surfMax: ___, ...day }) => day);
  expect(shared).toEqual(
    page.days.map((day, index) => {
      const { why: _, ...window } = day.best ?? { why: undefined };
      const days = Object.keys(shared[index] ?? {}).map((name) => [name, day[name as keyof typeof day]]);
      return { ...Object.fromEntries(days), best: day.best && window };
    }),
  );
});

test('a day begins and ends in the beach’s local time', () => {
  const lateEvening = Date.UTC(2026, 10, 21, 4, 59);
  const dates = (now: number) =>
    presentBeachDays({ summary, timeZone, days: 2, voice: inFeet, now }).map(({ dateNum }) => dateNum);
  expect(dates(lateEvening)).toEqual(['2026-11-20', '2026-11-21']);
  expect(dates(lateEvening + 60_000)).toEqual(['2026-11-21', '2026-11-22']);
});

test('when today’s best hours are over the best remaining ones replace them, and then nothing', () => {
  const [today] = summary.days;
  const windows = today?.windows ?? [];
  expect(windows.length).toBeGreaterThan(1);
  const bestAt = (now: number) => presentBeachDays({ summary, timeZone, days: 1, voice: inMetres, now })[0]?.best;
  const first = bestAt(runAt);
  const second = bestAt(windows[0]?.endAt ?? 0);
  expect(second).not.toEqual(first);
  expect(second?.score).toBe(windows[1]?.score);
  expect(bestAt(windows.at(-1)?.endAt ?? 0)).toBeNull();
});

test('windows of a day follow each other', () => {
  for (const { windows, startAt, endAt } of summary.days) {
    let from = startAt;
    for (const window of windows) {
      expect(window.fromAt).toBeGreaterThanOrEqual(from);
      expect(window.endAt).toBeGreaterThan(window.fromAt);
      from = window.endAt;
    }
    expect(from).toBeLessThanOrEqual(endAt);
  }
});

test('without waves there is no surf and no window, and the wind still gives the condition', () => {
  const { air } = madeOcean(runAt);
  const blind = summarizeForecast(composeForecast({ beach: washout, ocean: { air }, now: runAt }));
  expect(blind.days[1]).toMatchObject({ am: { condition: expect.any(String) }, windows: [] });
  expect(blind.days[1]?.am.faceMm).toBeUndefined();
  expect(presentBeachDays({ summary: blind, timeZone, days: 1, voice: inMetres, now: runAt })[0]).toMatchObject({
    amsurf: null,
    surfMax: null,
    best: null,
  });
});
