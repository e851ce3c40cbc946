import { nodeOf, type PostDocument } from './check-document.ts';
import { postSchema } from './schema.ts';

/** Lists the paths of the pictures inside a text. */
export function imageSourcesOf(document: PostDocument): string[] {
  return [...new Set(imagesOf(document).map(({ src }) => src))];
}

/** Lists the pictures without alternative text; a post with one cannot be submitted. */
export function imagesWithoutAlt(document: PostDocument): string[] {
  return imagesOf(document)
    .filter(({ alt }) => alt.trim() === '')
    .map(({ src }) => src);
}

function imagesOf(document: PostDocument): { src: string; alt: string }[] {
  const found: { src: string; alt: string }[] = [];
  nodeOf(document).descendants(({ type, attrs }) => {
    if (type === postSchema.nodes.image) found.push({ src: attrs.src, alt: attrs.alt });
  });
  return found;
}
