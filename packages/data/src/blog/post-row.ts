import { LANGUAGES, type Language, POST_STATES } from '@groundswell/contracts';
import * as v from 'valibot';
import { keys } from '../keys.ts';
import { packJson, unpackBody } from '../stored-json.ts';

/** A post's text in one language. */
export interface StoredText {
  readonly title: string;
  readonly summary: string;
  /** The editor's document. */
  readonly document: Readonly<Record<string, unknown>> & { readonly type: 'doc' };
  readonly imageAlt: string;
  readonly imageCaption: string;
  readonly seo: { readonly title: string; readonly description: string };
}
export type StoredTexts = Readonly<Partial<Record<Language, StoredText>>>;

/** What is written of a post; the rest follows from what is done with it. */
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
  /** Slugs that readers had of it: they lead to it for good. */
  usedSlugs: v.array(v.string()),
  authorId: v.number(),
  state: v.picklist(POST_STATES),
  topic: v.optional(v.string()),
  tags: v.array(v.string()),
  imageId: v.optional(v.string()),
  canonicalLink: v.optional(v.string()),
  /** Raised by each write, which names the one it read. */
  revision: v.number(),
  createdAt: v.number(),
  updatedAt: v.number(),
  updatedBy: v.number(),
  /** When its text was last kept as a revision. */
  keptAt: v.number(),
  /** Of a scheduled post. */
  publishAt: v.optional(v.number()),
  /** Of a published one: when it went out, and with which revision. */
  publishedAt: v.optional(v.number()),
  publishedRevision: v.optional(v.number()),
  /** Of a deleted one: what it was, and when it goes for good, in seconds. */
  deletedFrom: v.optional(v.picklist(POST_STATES)),
  deletedAt: v.optional(v.number()),
  expiresAt: v.optional(v.number()),
});
/** A post as its writers have it. Instants in UTC ms. */
export type StoredPost = Readonly<Omit<v.InferOutput<typeof Row>, keyof StoredContent>> & StoredContent;

export function itemOfPost({ texts, ...row }: StoredPost): Record<string, unknown> {
  return { ...keys.post(row.id), type: 'post', v: 1, ...row, body: packJson(texts) };
}

export function parsePost(item: Readonly<Record<string, unknown>> | undefined): StoredPost | undefined {
  if (item?.type !== 'post' || item.v !== 1) return undefined;
  const texts = unpackBody<StoredTexts>(item);
  return texts && { ...v.parse(Row, item), texts };
}

/** An earlier text. */
export interface StoredRevision extends StoredContent {
  readonly revision: number;
  readonly state: StoredPost['state'];
  readonly updatedAt: number;
  readonly updatedBy: number;
}

/** The languages of a text, in the order of the site. */
export function languagesOf(texts: Readonly<Partial<Record<Language, unknown>>>): Language[] {
  return LANGUAGES.filter((lang) => texts[lang] !== undefined);
}

/** The reader's language where there is one, else English, else the first that there is. */
export function languageFor(texts: Readonly<Partial<Record<Language, unknown>>>, lang: Language): Language {
  const there = languagesOf(texts);
  return [lang, 'en' as const].find((one) => there.includes(one)) ?? there[0] ?? 'en';
}
