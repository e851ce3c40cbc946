import {
  type CanvasPost,
  type getCanvasPost,
  type PostContent,
  type PostText,
  slugsOfTitle,
} from '@groundswell/contracts';
import { hashKey } from '@tanstack/react-query';
import type { ReplyOf } from '../../../api/calls.ts';

export type Lang = keyof PostContent['texts'];
type Texts = ReplyOf<typeof getCanvasPost>['texts'];

/** Returns a reply whose texts have all fields; the missing ones are filled with defaults. */
export function withWholeTexts<Reply extends { readonly texts: Texts }>(
  reply: Reply,
): Reply & Pick<PostContent, 'texts'> {
  const texts = Object.fromEntries(
    Object.entries(reply.texts).flatMap(([lang, text]) =>
      text ? [[lang, { ...NEW_TEXT, ...text, seo: { ...NEW_TEXT.seo, ...text.seo } }]] : [],
    ),
  );
  return { ...reply, texts };
}

/** Returns the content that the writer edits, without the fields that the server adds. */
export function contentOf({ slug, topic, tags, image, canonicalLink, texts }: PostContent): PostContent {
  return { slug, topic, tags, image, canonicalLink, texts };
}

/**
 * Returns the content from which a writer continues. A slug derived from the title is left undefined until the post is
 * public, so that it follows the title.
 */
export function writtenContent(post: CanvasPost): PostContent {
  const ofTitles = Object.values(post.texts).flatMap((text) => slugsOfTitle(text?.title ?? '', post.id));
  const isOwn = ![post.id, ...ofTitles].includes(post.slug);
  const isKnown = post.publishedAt !== null || post.state === 'scheduled';
  return { ...contentOf(post), slug: isOwn || isKnown ? post.slug : undefined };
}

/**
 * Returns whether the server has all of the content; a slug that the server derived from the title does not count as a
 * difference.
 */
export function isOnServer(content: PostContent, post: CanvasPost): boolean {
  return isSame({ ...content, slug: content.slug ?? post.slug }, contentOf(post));
}

/** Compares content independently of field order; an undefined field counts as absent. */
export function isSame(a: unknown, b: unknown): boolean {
  return hashKey([{ value: a }]) === hashKey([{ value: b }]);
}

/** The empty text of a language that the post does not have yet. */
export const NEW_TEXT: PostText = {
  title: '',
  summary: '',
  document: { type: 'doc', content: [{ type: 'paragraph' }] },
  imageAlt: '',
  imageCaption: '',
  seo: { title: '', description: '' },
};

/** Returns the title in the first of the post's languages. */
export function titleOf({ texts }: Pick<CanvasPost, 'texts'>): string {
  return (
    Object.values(texts)
      .map((text) => text?.title)
      .find(Boolean) ?? ''
  );
}
