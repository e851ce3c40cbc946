import { type Account, namesOf, userEndpoint } from '@groundswell/accounts';
import { listChanges } from '@groundswell/contracts';
import { authors, invitations, posts, titleOf } from '@groundswell/data/blog';
import { type Change, changes } from '@groundswell/data/changes';

/** Lists who changed which content and when. Writers, posts and invitations are shown by name. */
export const handler = userEndpoint(listChanges, async ({ query, user }) => {
  const page = await changes.list(query.after);
  const [nameOf, titles, invited] = await Promise.all([
    readNames(page.changes, user),
    readCurrentTitles(page.changes),
    readOpenInvitations(page.changes),
  ]);
  const currentName = ({ kind, subject, at }: Change) => {
    if (kind === 'post') return titles.get(subject);
    if (kind === 'writer') return nameOf({ authorId: Number(subject) }) || undefined;
    return kind === 'invitation' ? invited.get(at) : undefined;
  };
  return {
    changes: page.changes.map((change) => {
      const { at, userId, authorId, ...what } = change;
      const title = what.title ?? currentName(change);
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

type Who = Pick<Change, 'userId' | 'authorId'>;

/**
 * Returns a function that finds the name of a change's author or subject. The name is null without an author or
 * subject, and '' if the account was deleted.
 */
async function readNames(made: readonly Change[], reader: Account): Promise<(who: Who) => string | null> {
  const writersOf = ({ kind, subject, authorId }: Change) => [
    ...(authorId === undefined ? [] : [authorId]),
    ...(kind === 'writer' ? [Number(subject)] : []),
  ];
  const numbers = [...new Set(made.flatMap(writersOf))];
  const writers = new Map(
    await Promise.all(numbers.map(async (id) => [id, (await authors.find(id))?.userId] as const)),
  );
  const idOf = ({ userId, authorId }: Who) => userId ?? (authorId === undefined ? undefined : writers.get(authorId));
  const names = await namesOf([...made.map(idOf), ...writers.values()], reader);
  return (who) => {
    if (who.userId === undefined && who.authorId === undefined) return null;
    return names.get(idOf(who) ?? '') ?? '';
  };
}

/** Returns the titles of the posts that still exist, by id. */
async function readCurrentTitles(made: readonly Change[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(made.flatMap(({ kind, subject }) => (kind === 'post' ? subject : [])));
  const found = await Promise.all([...ids].map((id) => posts.find(id)));
  return new Map(found.flatMap((post) => (post ? [[post.id, titleOf(post.texts)] as const] : [])));
}

/** Returns the addresses of the open invitations, by the instant at which they were sent. */
async function readOpenInvitations(made: readonly Change[]): Promise<ReadonlyMap<number, string>> {
  if (!made.some(({ action }) => action === 'invited')) return new Map();
  return new Map((await invitations.list()).map(({ invitedAt, email }) => [invitedAt, email]));
}
