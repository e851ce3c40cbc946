import { expect, test, vi } from 'vitest';
import { createServerClock, serverClock } from './server-clock.ts';
import { untilExpiry } from './until-expiry.ts';

test('a reply is fresh until the server’s expiry time, even if the device’s clock is wrong', () => {
  const receivedAt = Date.parse('2026-11-20T18:00:00Z');
  const data = { expires: '2026-11-20T15:10:00Z' };
  const late = createServerClock();
  vi.spyOn(serverClock, 'at').mockImplementation(late.at);
  try {
    vi.setSystemTime(receivedAt);
    late.sync({ headers: new Headers({ date: 'Fri, 20 Nov 2026 15:00:00 GMT' }) }, receivedAt);
    expect(untilExpiry({ state: { data, dataUpdatedAt: receivedAt } })).toBe(10 * 60_000);
    expect(untilExpiry({ state: { data: undefined, dataUpdatedAt: 0 } })).toBe(0);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
