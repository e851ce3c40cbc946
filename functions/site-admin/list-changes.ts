import { type Account, namesOf, userEndpoint } from '@groundswell/accounts';
import { listChanges } from '@groundswell/contracts';
import { authors, posts, titleOf } from '@groundswell/data/blog';
import { type Change, changes } from '@groundswell/data/changes';

/** Who changed what. */
export const handler = userEndpoint(listChanges, async ({ query, user }) => {
  const page = await changes.list(query.after);
  const [nameOf, titles] = await Promise.all([whoMade(page.changes, user), titlesOfNow(page.changes)]);
  return {
    changes: page.changes.map((change) => {
      const { at, userId, authorId, ...what } = change;
      const title = what.title ?? titles.get(what.subject);
      return {
        ...what,
        at: new Date(at).toISOString(),
        by: nameOf(change),
        ...(title !== undefined && { title }),
        isGone: what.kind === 'post' && !titles.has(what.subject),
      };
    }),
    ...(page.next !== undefined && { next: page.next }),
  };
});

/** Tells of a change who made it: null where nobody did, empty where their account is gone. */
async function whoMade(made: readonly Change[], reader: Account): Promise<(change: Change) => string | null> {
  const numbers = [...new Set(made.flatMap(({ authorId }) => authorId ?? []))];
  const writers = new Map(
    await Promise.all(numbers.map(async (id) => [id, (await authors.find(id))?.userId] as const)),
  );
  const idOf = ({ userId, authorId }: Change) => userId ?? (authorId === undefined ? undefined : writers.get(authorId));
  const names = await namesOf(made.map(idOf), reader);
  return (change) => {
    if (change.userId === undefined && change.authorId === undefined) return null;
    return names.get(idOf(change) ?? '') ?? '';
  };
}

/** Of the posts that are there still, by their ids. */
async function titlesOfNow(made: readonly Change[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(made.flatMap(({ kind, subject }) => (kind === 'post' ? subject : [])));
  const found = await Promise.all([...ids].map((id) => posts.find(id)));
  return new Map(found.flatMap((post) => (post ? [[post.id, titleOf(post.texts)] as const] : [])));
}
