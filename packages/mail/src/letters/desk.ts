import type { Language } from '@groundswell/contracts';
import type { LetterWords } from '@groundswell/present';
import type { Sheet } from '../sheet.ts';

/** What every letter is written with. */
export interface Desk {
  readonly lang: Language;
  readonly words: LetterWords;
  /** The site's own address, 'https://host'. */
  readonly site: string;
}

/** A letter before it has its letterhead. */
export interface Draft extends Omit<Sheet, 'lang' | 'product'> {
  /** Where an answer goes, if not to who sends. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Ends what the letter is about by one click without signing in (RFC 8058); for letters that the reader subscribed to. */
  readonly unsubscribeUrl?: string;
}
