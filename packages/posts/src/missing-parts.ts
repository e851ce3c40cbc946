import type { PostDocument } from './check-document.ts';
import { imagesWithoutAlt } from './images-of.ts';
import { textOf } from './text-of.ts';

interface Text {
  readonly title: string;
  readonly document: PostDocument;
  /** Of the post's own picture. */
  readonly imageAlt: string;
}
/** What a text may lack, by its field: `document.alt` is the description of a picture in the text. */
export type RequiredPart = 'title' | 'document' | 'document.alt' | 'imageAlt';

/** What a post's text in one language lacks to be handed in or to go out; none where it is whole. */
export function missingParts({ title, document, imageAlt }: Text, hasImage: boolean): RequiredPart[] {
  const missing: RequiredPart[] = [];
  if (title.trim() === '') missing.push('title');
  if (textOf(document) === '') missing.push('document');
  if (imagesWithoutAlt(document).length > 0) missing.push('document.alt');
  if (hasImage && imageAlt.trim() === '') missing.push('imageAlt');
  return missing;
}
