import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStripe } from '@groundswell/billing/stripe-at';
import { afterAll, expect, test } from 'vitest';
import { readBody, startServer } from '../http-server.ts';
import { startPayments } from './start-payments.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-payments-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Starts the stand-in on a folder; its webhook posts to `siteUrl`. */
async function start(folder: string, siteUrl: string) {
  const payments = await startPayments(join(dir, folder), Date, siteUrl);
  const { secretKey } = JSON.parse(payments.secret.text ?? '');
  return { ...payments, stripe: createStripe(payments.settings.STRIPE_API_URL ?? '', secretKey) };
}

test('after a kill, events that no webhook accepted are delivered once, and a repeated request gets its first answer', async () => {
  const delivered: string[] = [];
  const site = await startServer(async (request, response) => {
    delivered.push(JSON.parse((await readBody(request, 100_000)).toString()).type);
    response.end();
  });
  const gone = await startServer(() => undefined);
  await gone.stop();

  mkdirSync(join(dir, 'killed'));
  const first = await start('killed', gone.url);
  const create = ({ stripe }: typeof first) =>
    stripe.customers.create({ email: 'ann@example.com' }, { idempotencyKey: 'once' });
  const customer = await create(first);
  // A kill at the moment of the reply leaves what is on disk by then.
  cpSync(join(dir, 'killed'), join(dir, 'restarted'), { recursive: true });
  await first.stop();

  const second = await start('restarted', site.url);
  expect((await create(second)).id).toBe(customer.id);
  expect((await second.stripe.customers.list()).data).toHaveLength(1);
  await second.sent();
  expect(delivered.filter((type) => type === 'customer.created')).toHaveLength(1);
  await second.stop();

  const known = delivered.length;
  const third = await start('restarted', site.url);
  await third.sent();
  expect(delivered).toHaveLength(known);
  await third.stop();
  await site.stop();
});
