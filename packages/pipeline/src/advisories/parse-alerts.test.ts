import { expect, test } from 'vitest';
import { madeFeature, madeList } from '../../test-support/made-alerts.ts';
import { BadAlertListError, parseAlerts } from './parse-alerts.ts';
import { BadPointError, parsePoint } from './parse-point.ts';
import { plainText } from './plain-text.ts';

const polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [-78, 34],
      [-77, 34],
      [-77, 35],
      [-78, 34],
    ],
  ],
};
const parseOne = (over: object, geometry?: unknown) =>
  parseAlerts(madeList(madeFeature({ ...over }, geometry))).alerts[0];

test('a message is read with its event, times, zones, area and plain texts', () => {
  const references = [{ identifier: 'urn:oid:2.49.0.1.840.0.0', sent: '2026-11-19T04:00:00-05:00' }];
  expect(parseOne({ references, messageType: 'Update' }, polygon)).toEqual({
    id: 'urn:oid:2.49.0.1.840.0.1',
    code: 'high-surf-advisory',
    headline: expect.stringMatching(/^High Surf Advisory issued/),
    instruction: 'Inexperienced swimmers should remain out of the water due to dangerous surf conditions.',
    office: 'NWS Wilmington NC',
    fromAt: Date.UTC(2026, 10, 20, 11),
    untilAt: Date.UTC(2026, 10, 21, 11),
    isActual: true,
    kind: 'alert',
    sentAt: Date.UTC(2026, 10, 20, 9),
    zones: ['NCZ108'],
    polygons: [polygon.coordinates],
    replaces: ['urn:oid:2.49.0.1.840.0.0'],
  });
});

test('an event without an end ends when the message expires, one without an onset begins when the message takes effect', () => {
  expect(parseOne({ ends: null, onset: null })).toMatchObject({
    fromAt: Date.UTC(2026, 10, 20, 9),
    untilAt: Date.UTC(2026, 10, 20, 21),
  });
});

test('other events are skipped; a malformed message of a shown event is refused and counted, the others are read', () => {
  const list = madeList(
    madeFeature({ event: 'Winter Storm Warning', expires: 'never' }),
    null,
    { properties: 7 },
    madeFeature({ expires: 'never' }),
    madeFeature({ expires: '2031-01-01T00:00:00Z', ends: null }),
    madeFeature({ geocode: { UGC: ['everywhere'] } }),
    madeFeature({ id: 'good' }),
  );
  expect(parseAlerts(list)).toMatchObject({ refused: 3, alerts: [{ id: 'good' }] });
});

test('a warning with an unreadable area, zone or reference is kept without it', () => {
  const kept = parseAlerts(
    madeList(
      madeFeature({ id: 'odd area' }, { type: 'GeometryCollection', geometries: [] }),
      madeFeature({ id: 'far area' }, { type: 'Polygon', coordinates: [[[999, 34]]] }),
      madeFeature({ id: 'odd zone', geocode: { UGC: ['NCZ108', 'everywhere', 7] } }),
      madeFeature({ id: 'no references', references: null }),
    ),
  );
  expect(kept.refused).toBe(0);
  expect(kept.alerts.map(({ zones, polygons, replaces }) => [zones, polygons, replaces])).toEqual(
    Array(4).fill([['NCZ108'], [], []]),
  );
});

test.each(['', 'null', '[]', '{"type":"Feature"}', '<html>', '{"type":"FeatureCollection","features":{}}'])(
  '%j is refused as no list',
  (text) => expect(() => parseAlerts(text)).toThrow(BadAlertListError),
);

test('texts are one plain line: no markup, no control or direction marks, cut after a sentence or a word', () => {
  expect(plainText('<b>Stay</b> out\u202e\u0000\r\nof <script>the</script> water < 5 ft', 99)).toBe(
    'Stay out of the water < 5 ft',
  );
  expect(plainText('One is here. Two is there. Three is nowhere.', 30)).toBe('One is here. Two is there.');
  expect(plainText('Surf of many feet is expected everywhere', 20)).toBe('Surf of many feet…');
  expect([plainText(' \n ', 9), plainText(null, 9), plainText(undefined, 9)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the zones of a point are those of its forecast and its county', () => {
  const properties = {
    forecastZone: 'https://api.weather.gov/zones/forecast/NCZ108',
    county: 'https://api.weather.gov/zones/county/NCC129',
  };
  expect(parsePoint(JSON.stringify({ properties }))).toEqual(['NCZ108', 'NCC129']);
  expect(parsePoint(JSON.stringify({ properties: { forecastZone: 'javascript:1', county: null } }))).toEqual([]);
});

const SNIPPETS = [
  '',
  '"',
  '{',
  ']',
  '\\u202e',
  '1e309',
  '-1',
  'null',
  '<b>',
  '2026-99-99T99:99:99Z',
  '\ud800',
  '[[[[',
  '9'.repeat(400),
];

test('a corrupted list or point is read plausibly or refused with the parser’s own error', () => {
  const list = madeList(madeFeature({}, polygon), madeFeature({ id: 'b', messageType: 'Cancel', ends: null }));
  const point = JSON.stringify({ properties: { forecastZone: 'https://api.weather.gov/zones/forecast/NCZ108' } });
  let [refused, seed] = [0, 20261120];
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const corrupt = (text: string) => {
    const [at, length] = [random(text.length), random(12)];
    return text.slice(0, at) + SNIPPETS[random(SNIPPETS.length)] + text.slice(at + length);
  };
  for (let n = 0; n < 3000; n++) {
    try {
      for (const alert of parseAlerts(corrupt(list)).alerts) {
        expect([alert.fromAt, alert.untilAt, alert.sentAt].every(Number.isFinite)).toBe(true);
        expect(`${alert.headline}${alert.instruction}${alert.office}`).not.toMatch(/[<>\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(alert.zones.every((zone) => /^[A-Z]{2}[CZ]\d{3}$/.test(zone))).toBe(true);
        expect(alert.polygons.flat(2).every(([lon, lat]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90)).toBe(true);
      }
      parsePoint(corrupt(point));
    } catch (error) {
      expect(error instanceof BadAlertListError || error instanceof BadPointError).toBe(true);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(100);
});
