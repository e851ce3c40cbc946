import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createWebhook, signatureOf } from './webhook.ts';

const event = { id: 'evt_1', object: 'event', type: 'invoice.paid' } as Stripe.Event;

test('an event has a signature that the SDK accepts, and is retried until it is accepted', async () => {
  const taken: Stripe.Event[] = [];
  const answers = [500, 200];
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = String(request.headers['stripe-signature']);
    taken.push(Stripe.webhooks.constructEvent(body, signature, 'whsec_of_test'));
    response.writeHead(answers.shift() ?? 200).end();
    if (taken.length === 2) finish();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const webhook = createWebhook({
    url,
    secret: 'whsec_of_test',
    nowMs: Date.now,
    say: () => undefined,
    retryWaitsMs: [1],
  });
  webhook.send(event);
  await done;
  webhook.stop();
  server.close();
  expect(taken).toEqual([event, event]);
});

test('a changed body does not match its signature', () => {
  const signature = signatureOf('{"a":1}', 'whsec_of_test', Date.now());
  expect(() => Stripe.webhooks.constructEvent('{"a":2}', signature, 'whsec_of_test')).toThrow();
});
