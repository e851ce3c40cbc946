import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { COUNTED_EVENTS, countEvent, mayCount } from './count-event.ts';

afterEach(() => vi.unstubAllGlobals());

test('the counted events are those that docs/web/build.md names', () => {
  const [, named = ''] =
    /`analyticsUrl`.* six events \((.*?)\)/.exec(
      readFileSync(new URL('../../../docs/web/build.md', import.meta.url), 'utf8'),
    ) ?? [];
  expect(named.match(/\w+/g)).toEqual(COUNTED_EVENTS);
});

test('nothing is counted without the setting, or if the browser asks for privacy', () => {
  const to = 'https://count.example/e';
  expect(mayCount(to, {})).toBe(true);
  expect(mayCount('', {})).toBe(false);
  expect(mayCount(to, { globalPrivacyControl: true })).toBe(false);
  expect(mayCount(to, { doNotTrack: '1' })).toBe(false);
  expect(mayCount(to, { doNotTrack: '0', globalPrivacyControl: false })).toBe(true);
});

test('an event sends its name only: no cookies, no referrer; a failure is ignored', async () => {
  const fetched = vi.fn(async () => {
    throw new TypeError('offline');
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', {});
  countEvent('buoy_map_link');
  expect(fetched).not.toHaveBeenCalled();
  countEvent('buoy_map_link', 'https://count.example/e');
  expect(fetched.mock.calls).toEqual([
    [
      'https://count.example/e',
      expect.objectContaining({
        body: '{"event":"buoy_map_link"}',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
    ],
  ]);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  countEvent('buoy_map_link', 'https://count.example/e');
  expect(fetched).toHaveBeenCalledTimes(1);
});
