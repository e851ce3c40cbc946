import { displayEmail } from '@groundswell/contracts';
import type { Notice } from '@groundswell/present';
import type {
  AccountDeletedEmail,
  EmailChangedEmail,
  ProviderChangedEmail,
  SecondFactorChangedEmail,
} from '../email.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/** Drafts the notice to the owner of an account, after somebody tried to register with the same address. */
export function draftAccountExists({ words, site }: DraftContext): Draft {
  const { subject, heading, text, signIn, forgot, notYou } = words.accountExists;
  return {
    subject,
    preheader: text,
    blocks: [
      { block: 'heading', text: heading },
      { block: 'paragraph', text },
      { block: 'button', link: { label: signIn, url: signInUrl(site) } },
      { block: 'paragraph', text: forgot },
      { block: 'quiet', text: notYou },
    ],
    footer: { text: words.accountWhy, links: [] },
  };
}

/**
 * Drafts the notice to an account's old address. If somebody else changed the address, no other email can reach the
 * owner.
 */
export function draftEmailChanged({ newEmail }: EmailChangedEmail, { words, site }: DraftContext): Draft {
  const { subject, heading, text, newAddress, notYou, write } = words.emailChanged;
  return {
    subject,
    preheader: text,
    blocks: [
      { block: 'heading', text: heading },
      { block: 'paragraph', text },
      { block: 'facts', facts: [{ label: newAddress, value: displayEmail(newEmail) }] },
      { block: 'paragraph', text: notYou },
      { block: 'button', link: { label: write, url: `${site}/about#contact` } },
    ],
    footer: { text: words.accountWhy, links: [] },
  };
}

/** Drafts the last email to the address of a deleted account. */
export function draftAccountDeleted({ hadPlan }: AccountDeletedEmail, { words, site }: DraftContext): Draft {
  const { subject, heading, text, plan, kept, notYou, write, why } = words.accountDeleted;
  return {
    subject,
    preheader: text,
    blocks: [
      { block: 'heading', text: heading },
      { block: 'paragraph', text },
      ...(hadPlan ? [{ block: 'paragraph', text: plan } as const] : []),
      { block: 'paragraph', text: kept },
      { block: 'paragraph', text: notYou },
      { block: 'button', link: { label: write, url: `${site}/about#contact` } },
    ],
    footer: { text: why, links: [] },
  };
}

export function draftPasswordChanged({ words, site }: DraftContext): Draft {
  const { subject, heading, text, signIn, notYou } = words.passwordChanged;
  return {
    subject,
    preheader: text,
    blocks: [
      { block: 'heading', text: heading },
      { block: 'paragraph', text },
      { block: 'button', link: { label: signIn, url: signInUrl(site) } },
      { block: 'paragraph', text: notYou },
    ],
    footer: { text: words.accountWhy, links: [] },
  };
}

export function draftProviderChanged({ provider, linked }: ProviderChangedEmail, desk: DraftContext): Draft {
  const { added, removed } = desk.words.providerChanged;
  return draftChange((linked ? added : removed)(PROVIDER_NAMES[provider]), desk);
}

export function draftSecondFactorChanged({ isOn }: SecondFactorChangedEmail, desk: DraftContext): Draft {
  const { on, off } = desk.words.secondFactorChanged;
  return draftChange(isOn ? on : off, desk);
}

export const PROVIDER_NAMES = { facebook: 'Facebook', google: 'Google', 'sign-in-with-apple': 'Apple' } as const;

/** Drafts the notice of a changed sign-in method. A link tells the owner what to do if somebody else changed it. */
function draftChange({ subject, heading, text, notYou }: Notice, { words, site }: DraftContext): Draft {
  return {
    subject,
    preheader: text,
    blocks: [
      { block: 'heading', text: heading },
      { block: 'paragraph', text },
      { block: 'paragraph', text: notYou },
      { block: 'button', link: { label: words.passwordChanged.signIn, url: signInUrl(site) } },
    ],
    footer: { text: words.accountWhy, links: [] },
  };
}

function signInUrl(site: string): string {
  return `${site}/?login=true`;
}
