import type { InvitationEmail } from '../email.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/** Drafts an invitation. The linked page asks the recipient to sign in with this address, and to accept. */
export function draftInvitation({ token, role, validDays }: InvitationEmail, { words, site }: DraftContext): Draft {
  const { subject, heading, text, roles, accept, valid, notYou, why } = words.invitation;
  return {
    subject,
    preheader: text,
    blocks: [
      { block: 'heading', text: heading },
      { block: 'paragraph', text },
      { block: 'paragraph', text: roles[role] },
      { block: 'button', link: { label: accept, url: `${site}/canvas-ui/join?token=${encodeURIComponent(token)}` } },
      { block: 'paragraph', text: valid(validDays) },
      { block: 'quiet', text: notYou },
    ],
    footer: { text: why, links: [] },
  };
}
