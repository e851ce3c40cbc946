import { plainLetters } from '@groundswell/contracts';

/** Converts typed text to a slug. A trailing hyphen is kept, so that the writer can type the next word after it. */
export function typedSlug(typed: string): string {
  return plainLetters(typed).replace(/[\s_]+/g, '-');
}
