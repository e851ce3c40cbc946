import { expect, test, vi } from 'vitest';
import { request } from '../../api/client.ts';
import { saveAlert } from './queries.ts';

vi.mock('../../api/client.ts', () => ({ request: vi.fn() }));

test('a refused alert shows the server’s reason, which may be other than a full plan', async () => {
  const reply = { success: false, errorMsg: 'Your plan holds fewer favorites.', notificationsCount: 1 };
  vi.mocked(request).mockResolvedValueOnce(reply);
  const plan = {
    subscriptionType: 'Basic',
    wvhtUnits: 'ft',
    alertSetting: 'email',
    notificationsAllowed: 3,
    notificationsCount: 1,
    timeFrameMax: 4,
  } as const;
  const choice = { minWvht: 3, maxWvht: 0, waveCondition: 2, timeFrame: 4, active: true };
  await expect(saveAlert(148, plan, choice)).rejects.toThrow('Your plan holds fewer favorites.');
  // The timeout ends the optimistic state of the alert's switch.
  expect(vi.mocked(request).mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal);
});
