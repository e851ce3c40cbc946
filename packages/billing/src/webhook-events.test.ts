import { expect, test } from 'vitest';
import { HANDLED_EVENTS } from './receive-webhook.ts';
import { WEBHOOK_EVENTS } from './webhook-events.ts';

test('each event that the endpoint must receive is handled, and each family of handled events is among them', () => {
  expect(WEBHOOK_EVENTS.filter((event) => !HANDLED_EVENTS.test(event))).toEqual([]);
  const families = HANDLED_EVENTS.source.match(/[a-z_]+(?=\\\.)/g) ?? [];
  expect(families.length).toBeGreaterThan(4);
  for (const family of families) expect(WEBHOOK_EVENTS.join()).toContain(`${family}.`);
});
