import type { Language } from '@groundswell/contracts';
import type { Condition } from '@groundswell/forecast';

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** A block of an email. All its texts are plain: the renderer escapes them. */
export type Block =
  | { readonly block: 'heading' | 'subheading' | 'lead' | 'paragraph' | 'quiet' | 'code'; readonly text: string }
  /**
   * The surf, such as '3–4 ft', and its condition, such as 'clean'. Surfers look for them first, so they are shown
   * large.
   */
  | { readonly block: 'surf'; readonly surf: string; readonly rated: string; readonly condition: Condition }
  | { readonly block: 'facts'; readonly facts: readonly Fact[] }
  /** A text that a person wrote; its line breaks are kept. */
  | { readonly block: 'quote'; readonly text: string }
  /** The email's main action is a button; any other action is a link. */
  | { readonly block: 'button' | 'link'; readonly link: Link };

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The content of an email, from which text and HTML are rendered. */
export interface EmailDocument {
  readonly lang: Language;
  /** The product's name, shown above the email. */
  readonly product: string;
  readonly subject: string;
  /** The preview text, which mail programs show after the subject in the inbox. */
  readonly preheader: string;
  readonly blocks: readonly Block[];
  /** The reason why the reader gets the email, and links to change that. */
  readonly footer: { readonly text: string; readonly links: readonly Link[] };
}
