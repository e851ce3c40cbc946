import { plainEmails } from '@groundswell/contracts';

/** Converts typed text to a slug and keeps a trailing hyphen, which the next word follows. */
export function typedSlug(typed: string): string {
  return plainEmails(typed).replace(/[\s_]+/g, '-');
}
