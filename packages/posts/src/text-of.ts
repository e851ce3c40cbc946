import type { Node } from 'prosemirror-model';
import { nodeOf, type PostDocument } from './check-document.ts';

/**
 * The reading speeds are means of Trauzettel-Klosinski & Dietz 2012 (IReST, Invest. Ophthalmol. Vis. Sci. 53:5452).
 * English has 228 and Spanish 218 words, Chinese 255 characters a minute; readers vary by 30.
 */
const WORDS_PER_MINUTE = 223;
const HAN_CHARACTERS_PER_MINUTE = 255;

/** Returns the plain text for search, summaries and word counts; each block becomes a line. */
export function textOf(document: PostDocument): string {
  const node = nodeOf(document);
  return node
    .textBetween(0, node.content.size, '\n', leafText)
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Returns the reading time in minutes, at least one. */
export function readMinutes(document: PostDocument): number {
  const text = textOf(document);
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + han / HAN_CHARACTERS_PER_MINUTE));
}

function leafText({ type, attrs }: Node): string {
  switch (type.name) {
    case 'image':
      return attrs.caption || attrs.alt;
    case 'embed':
      return attrs.title;
    case 'forecast':
      return attrs.name;
    case 'hard_break':
      return ' ';
    default:
      return '';
  }
}
