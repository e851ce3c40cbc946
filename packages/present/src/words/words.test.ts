import { LANGUAGES } from '@groundswell/contracts';
import { METRIC, type ObservedAtBeach } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { presentForecast } from '../beach/present-forecast.ts';
import { presentNearby } from '../nearby/present-nearby.ts';
import { presentOverview } from '../overview/present-overview.ts';
import { presentBuoy } from '../stations/present-buoy.ts';
import { presentMapStations } from '../stations/present-map-stations.ts';
import { temperatureText, tideText, trainText } from '../texts/quantities.ts';
import { surfSpanText, surfText } from '../texts/surf-text.ts';
import { voiceOf } from './voice.ts';
import type { Words } from './words.ts';
import { wordsOf } from './words-of.ts';

const now = Date.UTC(2026, 10, 20, 12);
const composed = composeForecast({ beach: washout, ocean: madeOcean(now - 6 * 3_600_000), now });
const faces = composed.days.map((_, index) => 40 + 20 * index);
const forecast = {
  ...composed,
  sources: {
    ...composed.sources,
    waves: composed.sources.waves && {
      ...composed.sources.waves,
      corrected: [
        { band: 'long' as const, factor: 1.08, buoyId: '44097', since: '2026-11-03' },
        { band: 'short' as const, sector: 5, factor: 0.9, buoyId: '44097', since: '2026-11-03' },
      ],
    },
  },
  tideStages: ['low' as const, 'mid' as const],
  runs: {
    runAt: [6, 12, 24].map((hours) => now - (6 + hours) * 3_600_000),
    faceCm: [faces, faces, [...faces].reverse()],
    spreadPct: faces.map((_, index) => (index % 3 ? 40 : null)),
  },
};
const observed: ObservedAtBeach = {
  checkedAt: now,
  wind: { stationId: 'F', name: '*', lat: 0, lon: 0, wind: { value: { speedMps: 6, fromDeg: 320 }, at: now } },
};
const land = { stationId: '44097', name: '44097', lat: 32, lon: -79, kind: 'land' as const };
const buoy = { ...land, kind: 'buoy' as const };
const zone = { timeZone: 'UTC', by: 'longitude' as const };

/** Renders all texts of the view in one language, with and without a forecast, with and without instruments. */
function everything(words: Words): unknown {
  const reader = { units: METRIC, words, now };
  const input = { ...reader, beach: { ...washout, name: '*' }, place: [], basicDays: 3, days: 16 };
  const overview = {
    level: 'area' as const,
    name: '*',
    slug: '*',
    within: [],
    children: [],
    beaches: [{ ...washout, name: '*', slug: '*', shortName: '*', within: [] }],
  };
  const summaries = new Map([[washout.id, summarizeForecast(composed)]]);
  const box = { minLat: 0, maxLat: 60, minLon: -90, maxLon: 0 };
  return [
    presentForecast({ ...input, forecast, observed }),
    presentForecast({ ...input, forecast: { ...forecast, air: undefined } }),
    presentForecast({ ...input, forecast: { ...composed, waves: undefined } }),
    presentForecast(input),
    presentOverview({ ...reader, place: overview, summaries }),
    presentBuoy({ ...reader, station: buoy, history: undefined, stations: [], zone }),
    presentBuoy({
      ...reader,
      station: land,
      history: { stationId: '44097', rows: [{ at: now, windFromDeg: 90 }], refused: [] },
      stations: [],
      zone,
    }),
    presentMapStations({ ...reader, stations: [], box, stationType: 'all', existing: new Set() }),
    ...(['geog', 'surf', 'cond'] as const).map((sort) =>
      presentNearby({
        ...reader,
        beaches: [
          {
            beach: { ...washout, name: '*', slug: '*' },
            local: { name: '*', slug: '*' },
            area: { name: '*', slug: '*' },
            distanceKm: 4,
          },
        ],
        leftOff: 0,
        box,
        keepsBounds: false,
        from: { lat: 32, lon: -79 },
        sort,
        summaries,
      }),
    ),
  ];
}

/** The keys of codes, names and drawings, which are the same in every language. */
const NOT_TEXTS =
  /^(kind|level|state|reason|slug|link|image|img_id|model|datum|station|timezone|timezone_by|cond|\w+cond|cond[AP]m|half|sortMethod|of|noBest|nowCond|condText|part|scoreKinds|swell\dKind|windRel|sky_icon|wxicon|direction|buoy|\w+_station|station_id|station_type|\w+Svg\w*|\w+Units|surfUnits|tideUnits|wvht_unit|baseGraph|compassMap|paths|run|start|updated|expires|fcst_expires|as_of|until)$/;

function textsOf(value: unknown, key = ''): string[] {
  if (NOT_TEXTS.test(key)) return [];
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, key));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => textsOf(one, name))
    : [];
}

test('no English is left in Chinese: Latin letters are used for units only', () => {
  const texts = textsOf(everything(wordsOf('zh-CN')));
  expect(texts.length).toBeGreaterThan(3000);
  const latin = texts.flatMap((text) => text.match(/[A-Za-z]+/g) ?? []);
  expect([...new Set(latin)].sort()).toEqual(['C', 'h', 'km', 'm', 'mm']);
});

test('no English is left in Spanish', () => {
  const english = new Set(textsOf(everything(wordsOf('en'))).flatMap((text) => text.match(/\p{L}+/gu) ?? []));
  const spanish = new Set(textsOf(everything(wordsOf('es'))).flatMap((text) => text.match(/\p{L}+/gu) ?? []));
  const shared = [...spanish].filter((word) => english.has(word) && word.length > 1);
  const alike = /^([NSE]+|mm|no|longboard|fish|shortboard|step|up|gun|surf)$/i;
  expect(shared.filter((word) => !alike.test(word))).toEqual([]);
});

test('a probable origin of a swell is called probable in every language', () => {
  for (const { story } of LANGUAGES.map(wordsOf)) {
    for (const isProbable of [true, false]) {
      const told = ['1*', '2*', '3*', isProbable] as const;
      for (const text of [story.left(...told), story.leftOther(...told), story.leftFrom(9, '4*', ...told)])
        expect(/probabl|可能/i.test(text), text).toBe(isProbable);
    }
  }
});

test('quantities have a decimal point in every language, as in American Spanish', () => {
  const [english, spanish, chinese] = (['en', 'es', 'zh-CN'] as const).map((language) =>
    voiceOf({ units: METRIC, words: wordsOf(language) }),
  );
  if (!english || !spanish || !chinese) throw new Error('There are three languages.');
  const train = { kind: 'swell' as const, heightM: 1.24, periodS: 12.3, fromDeg: 250 };
  expect(trainText(train, english)).toBe('WSW 1.2 m 12 s');
  expect(trainText(train, spanish)).toBe('OSO 1.2 m 12 s');
  expect(trainText(train, chinese)).toBe('西西南 1.2 m 12 秒');
  expect([surfText(1, english), surfText(1, spanish), surfText(0, spanish)]).toEqual([
    '0.9-1.2 m',
    '0.9-1.2 m',
    'sin olas',
  ]);
  expect(surfSpanText(0, 1.5, spanish)).toBe('0-1.5 m');
  expect(tideText(-0.456, spanish)).toBe('-0.46 m');
  expect(temperatureText(17.4, spanish)).toBe('17 °C');
});

test.each([
  ['en', 'Chest high. A 12-second groundswell from ESE, groomed by a light offshore breeze.'],
  ['es', 'Hasta el pecho. Mar de fondo largo de 12 segundos del ESE, peinado por un terral suave.'],
  ['zh-CN', '及胸。来自东东南的 12\u00a0秒长周期涌浪，轻柔的离岸风把浪面梳得整齐。'],
] as const)('a summary reads as a surfer would say it in %s', (language, sentence) => {
  const { summary, surf, compass } = wordsOf(language);
  const size = surf.sizes['chest high'];
  const swell = summary.swell('groundswell', 12, compass.ESE);
  expect(summary.surf(size.charAt(0).toUpperCase() + size.slice(1), swell, summary.winds.offshore[0])).toBe(sentence);
});

test('Spanish and Chinese use the 24-hour clock, and one o’clock is singular in Spanish', () => {
  for (const language of ['es', 'zh-CN'] as const) {
    const { hour, clock } = wordsOf(language);
    expect([hour(0), hour(390), clock(5), clock(819)]).toEqual(['0:00', '6:30', '0:05', '13:39']);
  }
  const { at } = wordsOf('es').tide;
  expect([at('1.2 m', '1:05'), at('1.2 m', '13:05', 'sáb')]).toEqual(['1.2 m a la 1:05', '1.2 m a las 13:05 del sáb']);
});

test('the two gains of a window are joined as each language joins two', () => {
  const joined = LANGUAGES.map((lang) => wordsOf(lang).window.both(['a', 'b']));
  expect(joined.toSorted()).toEqual(['a y b', 'a, b', 'a，b'].toSorted());
});
