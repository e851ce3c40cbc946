import { displayEmail } from '@groundswell/contracts';
import type { ContactEmail } from '../email.ts';
import { oneLine } from '../escape.ts';
import type { Fact } from '../sheet.ts';
import type { Desk, Draft } from './desk.ts';

/**
 * Replies go to the writer; the letter itself comes from the product, the only sender that DMARC allows. Everything but
 * the message is one line each, so that nobody can forge the letter's own lines.
 */
export function draftContact(letter: ContactEmail, { words }: Desk): Draft {
  const { message } = letter;
  const [from, name, subject] = [oneLine(letter.from), oneLine(letter.name), oneLine(letter.subject)];
  const { labels, why, ...contact } = words.contact;
  const facts: readonly Fact[] = [
    { label: labels.name, value: name },
    { label: labels.email, value: displayEmail(from) },
    { label: labels.subject, value: subject },
    { label: labels.business, value: oneLine(letter.business ?? '') },
    { label: labels.phone, value: oneLine(letter.phone ?? '') },
    { label: labels.order, value: oneLine(letter.order ?? '') },
  ];
  return {
    subject: contact.subject(subject, name),
    preheader: message,
    blocks: [
      { block: 'heading', text: contact.heading(name) },
      { block: 'quote', text: message },
      { block: 'facts', facts: facts.filter(({ value }) => value !== '') },
    ],
    footer: { text: why, links: [] },
    replyTo: { name, address: from },
  };
}
