import { displayEmail } from '@groundswell/contracts';
import type { ContactEmail } from '../email.ts';
import type { Fact } from '../email-document.ts';
import { oneLine } from '../escape.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/**
 * Drafts a message from the contact form. Replies go to the person who wrote it, but the sender is the product, because
 * DMARC allows no other. All fields except the message are single lines, so that no field can imitate other lines of
 * the email.
 */
export function draftContact(letter: ContactEmail, { words }: DraftContext): Draft {
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
