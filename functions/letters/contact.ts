import { randomUUID } from 'node:crypto';
import { contact } from '@groundswell/contracts';
import { queueLetter } from '@groundswell/data/letters';
import { takeLetterTurn } from '@groundswell/letters';
import { endpoint } from '@groundswell/runtime';

/** A message to the product's own people, mailed with the writer's address as the reply address. */
export const handler = endpoint(contact, async ({ body, visitor }) => {
  await takeLetterTurn('contact', visitor);

  const { email, name, message, subject, business, phone } = body;
  // Only the form for advertisers has these two fields.
  const firm = subject === 'Advertising Contact' ? { business, phone } : {};
  await queueLetter({ letter: 'contact', requestId: randomUUID(), lang: 'en', email, name, message, subject, ...firm });
  return { valid: true };
});
