import type { Language } from '@groundswell/contracts';
import type { EmailWords } from '@groundswell/present';
import type { Sheet } from '../sheet.ts';

/** The tools for writing any letter. */
export interface Desk {
  readonly lang: Language;
  readonly words: EmailWords;
  /** The site's own address, 'https://host'. */
  readonly site: string;
}

/** A letter before its letterhead is added. */
export interface Draft extends Omit<Sheet, 'lang' | 'product'> {
  /** The reply address, if not the sender's. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /**
   * Ends the letter's subscription by one click without signing in (RFC 8058); for letters that the reader subscribed
   * to.
   */
  readonly unsubscribeUrl?: string;
}
