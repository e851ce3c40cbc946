import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../api/client.ts';
import { payPlan } from './pay-plan.ts';

vi.mock('../../api/client.ts', () => ({ request: vi.fn() }));

const replies = (...each: readonly object[]) => {
  for (const reply of each) vi.mocked(request).mockResolvedValueOnce(reply);
};
beforeEach(() => void vi.mocked(request).mockReset());

test('a payment that the cardholder has confirmed is requested again, and succeeds', async () => {
  replies({ success: false, client_secret: 'pi_1' }, { success: true });
  const confirm = vi.fn(async () => undefined);
  await payPlan('pm_1', {}, confirm);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('pi_1');
});

test('a payment that still waits for the cardholder, or fails without a confirmation, does not succeed', async () => {
  replies({ success: false, client_secret: 'pi_1' }, { success: false, client_secret: 'pi_1' });
  await expect(payPlan('pm_1', {}, async () => undefined)).rejects.toThrow('There was an error');
  replies({ success: false });
  await expect(payPlan('pm_1', {}, async () => undefined)).rejects.toThrow('There was an error');
});
