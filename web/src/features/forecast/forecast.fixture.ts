import type { TimelineReply } from '@groundswell/contracts';

/** A timeline for tests: steady surf of 3 to 4 ft, one swell, a tide of two highs a day. */
export function timelineOf(hours: number, over: Partial<TimelineReply> = {}): TimelineReply {
  const each = <T>(value: (hour: number) => T) => Array.from({ length: hours }, (_, hour) => value(hour));
  const none = each(() => null);
  const drawing = { width: hours, height: 100, paths: {} };
  return {
    start: '2026-11-20T05:00:00.000Z',
    summaryDay: each((hour) => Math.floor(hour / 24)),
    filled: [],
    hour: each((hour) => hour % 24),
    time: each((hour) => `${hour % 12 || 12}${hour % 24 < 12 ? 'am' : 'pm'}`),
    day: ['Fri', 'Sat'],
    date: ['20 Nov', '21 Nov'],
    wvhtText: each(() => '3-4 ft'),
    condText: each(() => 'clean'),
    reasons: ['Offshore wind around 5 mph leaves the faces clean'],
    why: each(() => [0]),
    score: each(() => 56),
    scoreTexts: ['3-4 ft', 'light offshore 6 mph'],
    scoreParts: each(() => [0, 41, 1, 15]),
    surfMin: each(() => 3),
    surfMax: each(() => 4),
    windDir: each(() => 270),
    wind: each(() => 'W 6 mph'),
    windRel: each(() => 'offshore'),
    gust: each(() => 9),
    swell1: each(() => 'ESE 3.6 ft 12 s'),
    swell2: none,
    swell1Dir: each(() => 112),
    swell2Dir: none,
    swell: { swell1: each(() => 3.6), swell2: none, swell3: none, swell4: none, swell5: none, swell6: none },
    energy: each(() => 6.5),
    swellLevels: [],
    surfLevels: [],
    surfLegend: [],
    wvhtLevels: [],
    wvhtBodySize: each(() => 'shoulder high'),
    has_tides: true,
    tideUnits: 'ft',
    tideLevel: each((hour) => 2.5 + 2 * Math.sin((hour / 12.42) * 2 * Math.PI)),
    tideLevelDesc: each(() => 'rising'),
    tideSvg: null,
    surfSvg: drawing,
    surfSvgUnits: 'ft',
    swellSvg: drawing,
    baseGraph: drawing,
    compassMap: { shore: '', sea: '' },
    ...over,
  };
}
