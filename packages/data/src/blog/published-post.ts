import { LANGUAGES } from '@groundswell/contracts';
import * as v from 'valibot';
import { packJson, unpackBody } from '../stored-json.ts';

const CardText = v.object({
  title: v.string(),
  summary: v.string(),
  imageAlt: v.string(),
  imageCaption: v.string(),
  readMinutes: v.number(),
});
const [en, es, zh] = LANGUAGES;
const Card = v.object({
  id: v.string(),
  slug: v.string(),
  authorId: v.number(),
  publishedAt: v.number(),
  imageId: v.optional(v.string()),
  topic: v.optional(v.string()),
  tags: v.array(v.string()),
  texts: v.object({ [en]: v.optional(CardText), [es]: v.optional(CardText), [zh]: v.optional(CardText) }),
});
/** A published post in a list. */
export type StoredCard = Readonly<Omit<v.InferOutput<typeof Card>, 'tags'>> & { readonly tags: readonly string[] };

const Row = v.object({
  ...Card.entries,
  updatedAt: v.number(),
  canonicalLink: v.optional(v.string()),
});
const Body = v.object({ html: v.string(), seoTitle: v.string(), seoDescription: v.string() });
export type PublishedBody = Readonly<v.InferOutput<typeof Body>>;
/** A post as readers get it: its version at the last publication, regardless of later edits. */
export type PublishedPost = Readonly<Omit<v.InferOutput<typeof Row>, 'tags'>> & {
  readonly tags: readonly string[];
  readonly bodies: Readonly<Partial<Record<(typeof LANGUAGES)[number], PublishedBody>>>;
};

export function parseCard(item: Readonly<Record<string, unknown>>): StoredCard {
  return v.parse(Card, item);
}

export function cardOf({ id, slug, authorId, publishedAt, imageId, topic, tags, texts }: PublishedPost): StoredCard {
  return { id, slug, authorId, publishedAt, imageId, topic, tags, texts };
}

export function itemOfPublished({ bodies, ...row }: PublishedPost): Record<string, unknown> {
  return { type: 'published-post', v: 1, ...row, body: packJson(bodies) };
}

export function parsePublished(item: Readonly<Record<string, unknown>> | undefined): PublishedPost | undefined {
  if (item?.type !== 'published-post' || item.v !== 1) return undefined;
  const bodies = unpackBody<PublishedPost['bodies']>(item);
  return bodies && { ...v.parse(Row, item), bodies };
}
