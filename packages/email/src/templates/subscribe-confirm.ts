import type { SubscribeConfirmEmail } from '../email.ts';
import type { Desk, Draft } from './desk.ts';

/**
 * Drafts the second half of the double opt-in. The linked page requires another click, so that a mail scanner's visit
 * confirms nothing.
 */
export function draftSubscribeConfirm({ token, validDays }: SubscribeConfirmEmail, { words, site }: Desk): Draft {
  const { subject, heading, text, confirm, valid, notYou, why } = words.subscribeConfirm;
  return {
    subject,
    preheader: text,
    blocks: [
      { block: 'heading', text: heading },
      { block: 'paragraph', text },
      {
        block: 'button',
        link: { label: confirm, url: `${site}/subscribe/confirm?token=${encodeURIComponent(token)}` },
      },
      { block: 'paragraph', text: valid(validDays) },
      { block: 'quiet', text: notYou },
    ],
    footer: { text: why, links: [] },
  };
}
