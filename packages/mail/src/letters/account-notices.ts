import type { EmailChangedLetter } from '../letter.ts';
import type { Desk, Draft } from './desk.ts';

/** To the owner of an address that someone registered with once more. */
export function draftAccountExists({ words, site }: Desk): Draft {
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

/** To the old address, which is the last way to tell its owner. */
export function draftEmailChanged({ newEmail }: EmailChangedLetter, { words, site }: Desk): Draft {
  const { subject, heading, text, newAddress, notYou, write } = words.emailChanged;
  return {
    subject,
    preheader: text,
    blocks: [
      { block: 'heading', text: heading },
      { block: 'paragraph', text },
      { block: 'facts', facts: [{ label: newAddress, value: newEmail }] },
      { block: 'paragraph', text: notYou },
      { block: 'button', link: { label: write, url: `${site}/about#contact` } },
    ],
    footer: { text: words.accountWhy, links: [] },
  };
}

export function draftPasswordChanged({ words, site }: Desk): Draft {
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

function signInUrl(site: string): string {
  return `${site}/?login=true`;
}
