import { expect, test } from 'vitest';
import { cutName, listWavePoints, listWaveRows, listWeatherRows, listWithin, type Observation } from './model.ts';

const AS_OF = '2026-11-20T12:00:00.000Z';
const seen = (hoursAgo: number, values: Partial<Observation> = {}): Observation => ({
  time: new Date(Date.parse(AS_OF) - hoursAgo * 3_600_000).toISOString(),
  wvht_time: '',
  ...values,
});

test('a name of 60 characters is unchanged, a longer one ends in an ellipsis', () => {
  expect(cutName('x'.repeat(60))).toBe('x'.repeat(60));
  expect(cutName('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
});

test('the graph uses only rows with height, period and time within its hours, oldest first', () => {
  const data = [
    seen(1, { wvht_value: 3, wvper_s: 10, wvdir_deg: 90 }),
    seen(2, { wvht_value: 3 }),
    seen(3, { wvper_s: 9 }),
    seen(11, { wvht_value: 2, wvper_s: 8 }),
    seen(13, { wvht_value: 9, wvper_s: 9 }),
  ];
  expect(listWavePoints(data, AS_OF, 12).map(({ height, fromDeg }) => [height, fromDeg])).toEqual([
    [2, undefined],
    [3, 90],
  ]);
  expect(listWavePoints(data, AS_OF, 24)).toHaveLength(3);
});

test('history holds the last hours', () => {
  expect(listWithin([seen(0), seen(12), seen(12.1)], AS_OF, 12)).toHaveLength(2);
});

test('a row without waves is not a wave row, one without weather not a weather row', () => {
  const data = [seen(1, { wvht: '3.0 ft' }), seen(2, { wnd_spd: '8 mph' }), seen(3)];
  expect(listWaveRows(data)).toEqual([data[0]]);
  expect(listWeatherRows(data)).toEqual([data[1]]);
});
