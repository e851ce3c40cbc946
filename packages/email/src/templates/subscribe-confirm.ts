import type { SubscribeConfirmEmail } from '../email.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/**
 * Drafts the email that confirms a newsletter subscription (double opt-in). The linked page requires another click,
 * because mail scanners visit links and would confirm it.
 */
export function draftSubscribeConfirm(
  { token, validDays }: SubscribeConfirmEmail,
  { words, site }: DraftContext,
): Draft {
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
