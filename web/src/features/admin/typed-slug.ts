import { plainLetters } from '@groundswell/contracts';

/** What is typed as a slug, in the letters of slugs; a hyphen at its end waits for the next word. */
export function typedSlug(typed: string): string {
  return plainLetters(typed).replace(/[\s_]+/g, '-');
}
