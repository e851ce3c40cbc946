import { HOUR_MS } from '@groundswell/durations';
import { IMPERIAL, type SummaryWindow } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { voiceOf } from '../words/voice.ts';
import { wordsOf } from '../words/words-of.ts';
import { presentReach } from './present-reach.ts';

const now = Date.UTC(2026, 10, 20, 14);
const summary = summarizeForecast(composeForecast({ beach: washout, ocean: madeOcean(now), now }));

test.each([
  ['choppy', 80, false],
  ['clean', 49, false],
  ['fair', 50, true],
] as const)(
  'hours within reach that are %s with a score of %d are worth the trip as in calendars: %s',
  (condition, score, isWorthIt) => {
    const window: SummaryWindow = { fromAt: now, endAt: now + 3 * HOUR_MS, faceMm: 1200, condition, score };
    const days = summary.days.map((day, index) => ({ ...day, windows: index === 0 ? [window] : [] }));
    const reach = presentReach({
      ...{ from: washout, near: [{ beach: washout, local: '', distanceKm: 0 }], radiusKm: 48 },
      ...{ summaries: new Map([[washout.id, { ...summary, days }]]), advisories: undefined },
      ...{ most: 5, voice: voiceOf({ units: IMPERIAL, words: wordsOf('en') }), now },
    });
    expect(reach?.beaches[0]?.best?.score).toBe(score);
    expect(reach?.worthTheTrip).toBe(isWorthIt);
  },
);
