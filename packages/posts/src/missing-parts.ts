import type { PostDocument } from './check-document.ts';
import { imagesWithoutAlt } from './images-of.ts';
import { textOf } from './text-of.ts';

interface Text {
  readonly title: string;
  readonly document: PostDocument;
  /** The alternative text of the post's own picture. */
  readonly imageAlt: string;
}
/** A required field of a text. `document.alt` is the alternative text of a picture in the document. */
export type RequiredPart = 'title' | 'document' | 'document.alt' | 'imageAlt';

/**
 * Lists the required fields that a text in one language lacks for submitting or publishing; empty if it is complete.
 */
export function missingParts({ title, document, imageAlt }: Text, hasImage: boolean): RequiredPart[] {
  const missing: RequiredPart[] = [];
  if (title.trim() === '') missing.push('title');
  if (textOf(document) === '') missing.push('document');
  if (imagesWithoutAlt(document).length > 0) missing.push('document.alt');
  if (hasImage && imageAlt.trim() === '') missing.push('imageAlt');
  return missing;
}
