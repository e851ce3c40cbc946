import type { ContactLetter } from '../letter.ts';
import type { Fact } from '../sheet.ts';
import type { Desk, Draft } from './desk.ts';

/** An answer goes to who wrote; the letter itself comes from the product, whose name alone it may carry (DMARC). */
export function draftContact(letter: ContactLetter, { words }: Desk): Draft {
  const { from, name, subject, message, business, phone } = letter;
  const { labels, why, ...contact } = words.contact;
  const facts: readonly (Fact | undefined)[] = [
    { label: labels.name, value: name },
    { label: labels.email, value: from },
    { label: labels.subject, value: subject },
    business ? { label: labels.business, value: business } : undefined,
    phone ? { label: labels.phone, value: phone } : undefined,
  ];
  return {
    subject: contact.subject(subject, name),
    preheader: message,
    blocks: [
      { block: 'heading', text: contact.heading(name) },
      { block: 'quote', text: message },
      { block: 'facts', facts: facts.filter((fact) => fact !== undefined) },
    ],
    footer: { text: why, links: [] },
    replyTo: { name, address: from },
  };
}
