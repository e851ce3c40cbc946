import { expect, test } from 'vitest';
import { readFields } from '../services/stripe/form-body.ts';
import { createProvider } from '../services/stripe/provider.ts';
import { recordsInMemory } from '../test-support/memory-records.ts';
import { cardPages } from './card-form.ts';

const provider = createProvider(recordsInMemory(), Date.now, () => undefined);
const pages = cardPages(provider);

async function ask(method: string, path: string, fields: Record<string, string>) {
  const [, , answer] = pages.find(([m, p]) => m === method && p.test(path)) ?? expect.fail(`There is no ${path}.`);
  const text = new URLSearchParams(fields).toString();
  const request = { method, path, query: text, headers: {}, cookies: [], body: Buffer.from(text) };
  const match = /^/.exec('') ?? expect.fail();
  const reply = await answer(request as unknown as Parameters<typeof answer>[0], match);
  return { ...reply, text: reply.body.toString() };
}

function beginSetup() {
  const customer = provider.customers.create(readFields('email=surfer%40example.com'));
  const intent = provider.setups.create(readFields(`customer=${customer.id}`));
  const client_secret = intent.client_secret ?? '';
  return { id: intent.id, form: { client_secret, number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' } };
}
const stateOf = (id: string) => provider.books.get('setup_intent', id).status;

test('the script is served, and an entered card finishes the setup', async () => {
  const { id, form } = beginSetup();
  expect((await ask('GET', '/_local/card.js', {})).text).toContain('globalThis.Stripe');
  const done = JSON.parse((await ask('POST', '/_local/card', form)).text);
  expect(done).toEqual({ id, status: 'succeeded', payment_method: expect.stringMatching(/^pm_/) });
  expect(stateOf(id)).toBe('succeeded');
});

test('a refused card gets Stripe’s error message, and another can be entered', async () => {
  const { id, form } = beginSetup();
  const refused = await ask('POST', '/_local/card', { ...form, number: '4000000000009995' });
  expect(JSON.parse(refused.text)).toMatchObject({
    error: { type: 'card_error', message: 'Your card has insufficient funds.' },
  });
  expect([refused.status, stateOf(id)]).toEqual([402, 'requires_payment_method']);
  await ask('POST', '/_local/card', form);
  expect(stateOf(id)).toBe('succeeded');
});

test('the cardholder’s answer to the bank decides about the payment', async () => {
  const { id, form } = beginSetup();
  const asked = { ...form, number: '4000002500003155' };
  expect(JSON.parse((await ask('POST', '/_local/card', asked)).text).status).toBe('requires_action');
  const refused = await ask('POST', '/_local/card/bank', { ...asked, answer: 'no' });
  expect([JSON.parse(refused.text).error.message, stateOf(id)]).toEqual([
    expect.stringContaining('unable to authenticate'),
    'requires_payment_method',
  ]);
  await ask('POST', '/_local/card', asked);
  await ask('POST', '/_local/card/bank', { ...asked, answer: 'yes' });
  expect(stateOf(id)).toBe('succeeded');
});

test('an intent cannot be completed without its client secret', async () => {
  const { id, form } = beginSetup();
  const { status } = await ask('POST', '/_local/card', { ...form, client_secret: `${id}_secret_guessed` });
  expect([status, stateOf(id)]).toEqual([402, 'requires_payment_method']);
});
