import type { Account } from '@groundswell/accounts';
import { authors } from '@groundswell/data/blog';
import { productName, UnauthorizedError } from '@groundswell/runtime';
import type { Writer } from './rights.ts';

/**
 * The writer who asks, with a public number: one is given with the first thing that they write. Until they have named
 * themselves they write in the product's name; their address is told to nobody.
 */
export async function ownAuthor(user: Account, now: number): Promise<Writer & { readonly authorId: number }> {
  const { id, role } = user;
  const authorId = user.authorId ?? (await authors.add(user, productName(), now));
  if (authorId === undefined) throw new UnauthorizedError();
  return { id, role, authorId };
}
