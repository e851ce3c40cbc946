import type { Language } from '@groundswell/contracts';
import { emailWordsOf } from '@groundswell/present';
import { draftEmail } from './draft-email.ts';
import type { EmailContent } from './email.ts';
import { oneLine } from './escape.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/** The product's name and website, which every email shows. */
export interface Letterhead {
  readonly product: string;
  /** The site's own address, 'https://host', for links. */
  readonly site: string;
}

/** A complete email, except for sender and recipient. */
export interface ComposedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** Tells autoresponders and mailing lists to ignore the email (RFC 3834, 5). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** Composes an email in a language: subject, text and HTML with the same content. */
export function composeEmail(letter: EmailContent, lang: Language, { product, site }: Letterhead): ComposedEmail {
  const { replyTo, unsubscribeUrl, ...draft } = draftEmail(letter, {
    lang,
    site,
    words: emailWordsOf(lang, product),
  });
  const sheet = { lang, product, ...draft };
  return {
    subject: oneLine(draft.subject),
    text: writeText(sheet),
    html: writeHtml(sheet),
    headers: { ...(replyTo ? {} : AUTOMATIC), ...(unsubscribeUrl ? unsubscribing(unsubscribeUrl) : {}) },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: oneLine(replyTo.address) } } : {}),
  };
}

/** Returns the headers by which mail programs unsubscribe with one click (RFC 8058). */
function unsubscribing(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
