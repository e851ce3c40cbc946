import { expect, test } from 'vitest';
import { readFields } from '../services/stripe/form-body.ts';
import { createProvider } from '../services/stripe/provider.ts';
import { recordsInMemory } from '../test-support/start-provider.ts';
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

test('a card that is entered finishes the setup and tells the page that opened the form', async () => {
  const { id, form } = beginSetup();
  expect((await ask('GET', '/_local/card', form)).text).toContain('Save card');
  const done = await ask('POST', '/_local/card', form);
  expect([stateOf(id), done.text.includes('BroadcastChannel')]).toEqual(['succeeded', true]);
});

test('a refused card is told in the provider’s words, and another may be entered', async () => {
  const { id, form } = beginSetup();
  const refused = await ask('POST', '/_local/card', { ...form, number: '4000000000009995' });
  expect([stateOf(id), refused.text.includes('Your card has insufficient funds.')]).toEqual([
    'requires_payment_method',
    true,
  ]);
  await ask('POST', '/_local/card', form);
  expect(stateOf(id)).toBe('succeeded');
});

test('the bank asks, and its answer decides; then it goes back to a page of this site and to no other', async () => {
  const { id, form } = beginSetup();
  const asked = { ...form, number: '4000002500003155', return_url: '/?subscription' };
  await ask('POST', '/_local/card', asked);
  expect(stateOf(id)).toBe('requires_action');
  await ask('POST', '/_local/card/bank', { ...asked, answer: 'no' });
  expect(stateOf(id)).toBe('requires_payment_method');
  await ask('POST', '/_local/card', asked);
  const back = await ask('POST', '/_local/card/bank', { ...asked, answer: 'yes' });
  expect([stateOf(id), back.headers.location?.startsWith('/?subscription=&setup_intent=seti_')]).toEqual([
    'succeeded',
    true,
  ]);
  for (const return_url of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    const other = beginSetup();
    expect((await ask('POST', '/_local/card', { ...other.form, return_url })).headers.location).toBeUndefined();
  }
});

test('without its secret nobody finishes an intent', async () => {
  const { id, form } = beginSetup();
  await ask('POST', '/_local/card', { ...form, client_secret: `${id}_secret_guessed` });
  expect(stateOf(id)).toBe('requires_payment_method');
});
