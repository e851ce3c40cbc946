import type { Language } from '@groundswell/contracts';
import type { EmailWords } from '@groundswell/present';
import type { EmailDocument } from '../email-document.ts';

/** The context that every email is drafted with: site address, language and texts. */
export interface DraftContext {
  readonly lang: Language;
  readonly words: EmailWords;
  /** The site's own address, 'https://host'. */
  readonly site: string;
}

/** The content of an email, before the product's name and the language are added. */
export interface Draft extends Omit<EmailDocument, 'lang' | 'product'> {
  /** The reply address, if it differs from the sender's. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /**
   * The address that unsubscribes with one click, without signing in (RFC 8058). Only emails of a subscription have
   * one.
   */
  readonly unsubscribeUrl?: string;
}
