import { LANGUAGES, type Language, POST_STATES } from '@groundswell/contracts';
import * as v from 'valibot';
import { keys } from '../keys.ts';
import { packJson, unpackBody } from '../stored-json.ts';

/** A post's text in one language. */
export interface StoredText {
  readonly title: string;
  readonly summary: string;
  /** The document as the rich-text editor stores it. */
  readonly document: Readonly<Record<string, unknown>> & { readonly type: 'doc' };
  readonly imageAlt: string;
  readonly imageCaption: string;
  readonly seo: { readonly title: string; readonly description: string };
}
export type StoredTexts = Readonly<Partial<Record<Language, StoredText>>>;

/** The fields of a post that its author edits. Actions such as publishing set all other fields. */
export interface StoredContent {
  readonly slug: string;
  readonly topic?: string;
  readonly tags: readonly string[];
  readonly imageId?: string;
  readonly canonicalLink?: string;
  readonly texts: StoredTexts;
}

const Row = v.object({
  id: v.string(),
  slug: v.string(),
  /** Slugs under which readers have seen the post; they lead to it for good. */
  usedSlugs: v.array(v.string()),
  authorId: v.number(),
  state: v.picklist(POST_STATES),
  topic: v.optional(v.string()),
  tags: v.array(v.string()),
  imageId: v.optional(v.string()),
  canonicalLink: v.optional(v.string()),
  /** A counter for optimistic locking: each write raises it, and fails if it has changed since the read. */
  revision: v.number(),
  createdAt: v.number(),
  updatedAt: v.number(),
  updatedBy: v.number(),
  /** When the post's text was last stored as a revision, UTC ms. */
  keptAt: v.number(),
  /** The publication time of a scheduled post. */
  publishAt: v.optional(v.number()),
  /** The publication time and revision of a published post. */
  publishedAt: v.optional(v.number()),
  publishedRevision: v.optional(v.number()),
  /**
   * For a deleted post: its state before the deletion (`deletedFrom`), and when it is removed for good (`expiresAt`,
   * epoch seconds).
   */
  deletedFrom: v.optional(v.picklist(POST_STATES)),
  deletedAt: v.optional(v.number()),
  expiresAt: v.optional(v.number()),
});
/** A post as its authors edit it. Instants in UTC ms. */
export type StoredPost = Readonly<Omit<v.InferOutput<typeof Row>, keyof StoredContent>> & StoredContent;

export function itemOfPost({ texts, ...row }: StoredPost): Record<string, unknown> {
  return { ...keys.post(row.id), type: 'post', v: 1, ...row, body: packJson(texts) };
}

export function parsePost(item: Readonly<Record<string, unknown>> | undefined): StoredPost | undefined {
  if (item?.type !== 'post' || item.v !== 1) return undefined;
  const texts = unpackBody<StoredTexts>(item);
  return texts && { ...v.parse(Row, item), texts };
}

/** An earlier version of a post's content. */
export interface StoredRevision extends StoredContent {
  readonly revision: number;
  readonly state: StoredPost['state'];
  readonly updatedAt: number;
  readonly updatedBy: number;
}

/** Lists the languages of a text, in the site's order. */
export function languagesOf(texts: Readonly<Partial<Record<Language, unknown>>>): Language[] {
  return LANGUAGES.filter((lang) => texts[lang] !== undefined);
}

/** Chooses the reader's language where the text has it, else English, else the first that the text has. */
export function languageFor(texts: Readonly<Partial<Record<Language, unknown>>>, lang: Language): Language {
  const available = languagesOf(texts);
  return [lang, 'en' as const].find((one) => available.includes(one)) ?? available[0] ?? 'en';
}
