import {
  type CanvasPost,
  type getCanvasPost,
  type PostContent,
  type PostText,
  slugsOfTitle,
} from '@groundswell/contracts';
import type { ReplyOf } from '../../../api/calls.ts';

export type Lang = keyof PostContent['texts'];
type Texts = ReplyOf<typeof getCanvasPost>['texts'];

/** A reply with each field of its texts, which may lack some. */
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

/** What is written of a post, without what the server adds. */
export function contentOf({ slug, topic, tags, image, canonicalLink, texts }: PostContent): PostContent {
  return { slug, topic, tags, image, canonicalLink, texts };
}

/**
 * What a writer goes on from: a post without an address of its writer's own has none here, so that it follows the title
 * until readers know it.
 */
export function writtenContent(post: CanvasPost): PostContent {
  const ofTitles = Object.values(post.texts).flatMap((text) => slugsOfTitle(text?.title ?? '', post.id));
  const isOwn = ![post.id, ...ofTitles].includes(post.slug);
  const isKnown = post.publishedAt !== null || post.state === 'scheduled';
  return { ...contentOf(post), slug: isOwn || isKnown ? post.slug : undefined };
}

/** Whether the server has all of it; the address that it made of the title is no difference. */
export function isKept(content: PostContent, post: CanvasPost): boolean {
  return isSame({ ...content, slug: content.slug ?? post.slug }, contentOf(post));
}

export function isSame(a: unknown, b: unknown): boolean {
  return serialized(a) === serialized(b);
}

/** A text in a language that the post does not have yet. */
export const NEW_TEXT: PostText = {
  title: '',
  summary: '',
  document: { type: 'doc', content: [{ type: 'paragraph' }] },
  imageAlt: '',
  imageCaption: '',
  seo: { title: '', description: '' },
};

/** The title in the first of the post's languages. */
export function titleOf({ texts }: Pick<CanvasPost, 'texts'>): string {
  return (
    Object.values(texts)
      .map((text) => text?.title)
      .find(Boolean) ?? ''
  );
}

/** The same for the same content, whatever the order of its fields; an absent field is as one without a value. */
function serialized(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
