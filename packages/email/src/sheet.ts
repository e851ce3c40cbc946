import type { Language } from '@groundswell/contracts';
import type { Condition } from '@groundswell/forecast';

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** A part of a letter. All texts are plain: the renderer escapes them. */
export type Block =
  | { readonly block: 'heading' | 'subheading' | 'lead' | 'paragraph' | 'quiet' | 'code'; readonly text: string }
  /** '3–4 ft' and 'clean', which surfers look for first. */
  | { readonly block: 'surf'; readonly surf: string; readonly rated: string; readonly condition: Condition }
  | { readonly block: 'facts'; readonly facts: readonly Fact[] }
  /** A person's text; its line breaks are kept. */
  | { readonly block: 'quote'; readonly text: string }
  /** What the letter is for; others are links. */
  | { readonly block: 'button' | 'link'; readonly link: Link };

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A letter before rendering: the one source of its text and its HTML. */
export interface Sheet {
  readonly lang: Language;
  /** The sender's name above the letter. */
  readonly product: string;
  readonly subject: string;
  /** The preview line after the subject. */
  readonly preheader: string;
  readonly blocks: readonly Block[];
  /** Why the reader gets it, and what they can do about it. */
  readonly footer: { readonly text: string; readonly links: readonly Link[] };
}
