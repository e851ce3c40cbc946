import type { CanvasPost, CanvasPostRow, PostContent, PostRevisionReply } from '@groundswell/contracts';
import {
  type DeskRow,
  hasChanges,
  languagesOf,
  type StoredCard,
  type StoredContent,
  type StoredPost,
  type StoredRevision,
} from '@groundswell/data/blog';
import { rightsTo, type Writer } from './rights.ts';

/** Presents a post to a writer, with the rights of that writer. */
export function canvasPostOf(post: StoredPost, writer: Writer): CanvasPost {
  const { save, submit, publish, delete: mayDelete } = rightsTo(post, writer);
  return {
    ...contentReply(post),
    id: post.id,
    user_id: post.authorId,
    state: post.state,
    publishAt: post.state === 'scheduled' ? instantOf(post.publishAt) : null,
    publishedAt: post.state === 'published' ? instantOf(post.publishedAt) : null,
    hasChanges: hasChanges(post),
    revision: String(post.revision),
    createdAt: new Date(post.createdAt).toISOString(),
    updatedAt: new Date(post.updatedAt).toISOString(),
    updatedBy: post.updatedBy,
    updatedByYou: post.updatedBy === writer.authorId,
    may: { save, submit, publish, delete: mayDelete },
  };
}

export function revisionReply(revision: StoredRevision): PostRevisionReply {
  return {
    ...contentReply(revision),
    revision: String(revision.revision),
    updatedAt: new Date(revision.updatedAt).toISOString(),
    updatedBy: revision.updatedBy,
  };
}

export function rowReply(row: DeskRow): CanvasPostRow {
  const { authorId, publishAt, publishedAt, updatedAt, langs } = row;
  return {
    id: row.id,
    slug: row.slug,
    user_id: authorId,
    state: row.state,
    publishAt: row.state === 'scheduled' ? instantOf(publishAt) : null,
    publishedAt: row.state === 'published' ? instantOf(publishedAt) : null,
    hasChanges: row.hasChanges,
    revision: String(row.revision),
    updatedAt: new Date(updatedAt).toISOString(),
    title: row.title,
    langs: [...langs],
  };
}

/** Presents a published post for the lists that writers see. It uses the same row as the public lists. */
export function cardRow({ id, slug, authorId, publishedAt, texts }: StoredCard) {
  const langs = languagesOf(texts);
  const title = langs.map((lang) => texts[lang]?.title).find(Boolean) ?? '';
  return { id, slug, user_id: authorId, publishedAt: instantOf(publishedAt), title, langs };
}

/** Converts the content of a post from its wire form to its stored form. */
export function contentOf({ topic, tags, image, canonicalLink, texts }: PostContent, slug: string): StoredContent {
  return {
    slug,
    tags: [...new Set(tags)],
    ...(topic !== null && { topic }),
    ...(image !== null && { imageId: image.id }),
    ...(canonicalLink !== null && { canonicalLink }),
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([lang, text]) => {
        if (!text) return [];
        const { title = '', description = '' } = text.seo;
        return [[lang, { ...text, seo: { title, description } }]];
      }),
    ),
  };
}

/** Converts the content of a post from its stored form to its wire form. */
export function contentReply(content: StoredContent): Required<PostContent> {
  const { slug, topic, tags, imageId, canonicalLink, texts } = content;
  return {
    slug,
    topic: topic ?? null,
    tags: [...tags],
    image: imageId === undefined ? null : { id: imageId },
    canonicalLink: canonicalLink ?? null,
    texts: texts as PostContent['texts'],
  };
}

function instantOf(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}
