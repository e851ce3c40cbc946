import { MINUTE_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { reloadOnReturn } from './reload-rule.ts';

const at = (minutes: number) => new Date(minutes * 60_000).toISOString();
const forecast = { fcst_expires: at(60), current: { expires: at(15) } };

test('an absence of five minutes or less reloads nothing', () => {
  expect(reloadOnReturn(300_000, 90 * MINUTE_MS, forecast)).toBeUndefined();
});

test('an expired forecast is reloaded whole', () => {
  expect(reloadOnReturn(300_001, 61 * MINUTE_MS, forecast)).toBe('forecast');
});

test('only expired conditions reload the conditions', () => {
  expect(reloadOnReturn(300_001, 16 * MINUTE_MS, forecast)).toBe('weather');
});

test('fresh data stays', () => {
  expect(reloadOnReturn(300_001, 10 * MINUTE_MS, forecast)).toBeUndefined();
});
