import { nodeOf, type PostDocument } from './check-document.ts';
import { postSchema } from './schema.ts';

/** The pictures inside a text, by their paths. */
export function imageSourcesOf(document: PostDocument): string[] {
  return [...new Set(imagesOf(document).map(({ src }) => src))];
}

/** Those that nothing is said of to who does not see them: a post with one cannot be handed in. */
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
