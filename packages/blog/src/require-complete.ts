import { type Reason, reason } from '@groundswell/contracts';
import { languagesOf, type StoredPost } from '@groundswell/data/blog';
import { missingParts, type RequiredPart } from '@groundswell/posts';
import { InvalidRequestError } from '@groundswell/runtime';

const REASONS: Readonly<Record<RequiredPart, Reason>> = {
  title: reason('post-title-missing'),
  document: reason('post-text-missing'),
  'document.alt': reason('post-image-undescribed'),
  imageAlt: reason('post-image-undescribed'),
};

/** Throws if a post lacks fields that submitting or publishing requires. Each missing field is reported by its name. */
export function requireComplete({ imageId, texts }: Pick<StoredPost, 'imageId' | 'texts'>): void {
  const missing: Record<string, Reason[]> = {};
  for (const lang of languagesOf(texts)) {
    const text = texts[lang];
    if (!text) continue;
    for (const part of missingParts(text, imageId !== undefined)) missing[`texts.${lang}.${part}`] = [REASONS[part]];
  }
  if (Object.keys(missing).length > 0) throw new InvalidRequestError(missing);
}
