import { type Reason, reason } from '@groundswell/contracts';
import { languagesOf, type StoredPost } from '@groundswell/data/blog';
import { imagesWithoutAlt, textOf } from '@groundswell/posts';
import { InvalidRequest } from '@groundswell/runtime';

/** Refuses a post that lacks something to be handed in or published, naming each at its field. */
export function requireWhole({ imageId, texts }: Pick<StoredPost, 'imageId' | 'texts'>): void {
  const missing: Record<string, Reason[]> = {};
  for (const lang of languagesOf(texts)) {
    const text = texts[lang];
    if (!text) continue;
    if (text.title === '') missing[`texts.${lang}.title`] = [reason('post-title-missing')];
    const undescribed = imagesWithoutAlt(text.document).length > 0;
    if (undescribed) missing[`texts.${lang}.document.alt`] = [reason('post-image-undescribed')];
    if (textOf(text.document).trim() === '') missing[`texts.${lang}.document`] = [reason('post-text-missing')];
    if (imageId !== undefined && text.imageAlt === '')
      missing[`texts.${lang}.imageAlt`] = [reason('post-image-undescribed')];
  }
  if (Object.keys(missing).length > 0) throw new InvalidRequest(missing);
}
