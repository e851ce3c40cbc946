import type { Account } from '@groundswell/accounts';
import { authors } from '@groundswell/data/blog';
import { productName, UnauthorizedError } from '@groundswell/runtime';
import type { Writer } from './rights.ts';

/**
 * Returns the writer with a public author number, which is assigned at the first write. Until the profile has a name,
 * posts carry the product's name; the email address is never shown.
 */
export async function ownAuthor(user: Account, now: number): Promise<Writer & { readonly authorId: number }> {
  const { id, role } = user;
  const authorId = user.authorId ?? (await authors.add(user, productName(), now));
  if (authorId === undefined) throw new UnauthorizedError();
  return { id, role, authorId };
}
