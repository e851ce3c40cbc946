import { pictureOf } from '@groundswell/contracts';
import { languagesOf, type PublishedPost, type StoredPost } from '@groundswell/data/blog';
import { htmlOf, type PictureSource, readMinutes } from '@groundswell/posts';

/**
 * Makes the public copy of a post from the editor's document; its HTML is rendered once, here. `publishedAt` is the
 * time from which readers see it.
 */
export function publicationOf(post: StoredPost, publishedAt: number): PublishedPost {
  const { id, slug, authorId, imageId, topic, tags, canonicalLink, updatedAt } = post;
  const langs = languagesOf(post.texts).flatMap((lang) => {
    const text = post.texts[lang];
    return text ? [{ lang, text }] : [];
  });
  return {
    id,
    slug,
    authorId,
    publishedAt,
    updatedAt: Math.max(updatedAt, publishedAt),
    tags,
    ...(topic !== undefined && { topic }),
    ...(imageId !== undefined && { imageId }),
    ...(canonicalLink !== undefined && { canonicalLink }),
    texts: Object.fromEntries(
      langs.map(({ lang, text: { title, summary, imageAlt, imageCaption, document } }) => [
        lang,
        { title, summary, imageAlt, imageCaption, readMinutes: readMinutes(document) },
      ]),
    ),
    bodies: Object.fromEntries(
      langs.map(({ lang, text: { document, seo } }) => [
        lang,
        { html: htmlOf(document, { sourcesOf }), seoTitle: seo.title, seoDescription: seo.description },
      ]),
    ),
  };
}

/** Returns the encodings of an uploaded picture in the widths that a text needs. */
function sourcesOf(src: string): PictureSource[] {
  const picture = pictureOf(src);
  const sizes = '(min-width: 768px) 66ch, 100vw';
  return picture
    ? [
        { type: 'image/avif', srcset: picture.avifSrcset, sizes },
        { type: 'image/webp', srcset: picture.webpSrcset, sizes },
      ]
    : [];
}
