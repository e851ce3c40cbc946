import { type Account, namesOf, userEndpoint } from '@groundswell/accounts';
import { listChanges } from '@groundswell/contracts';
import { authors } from '@groundswell/data/blog';
import { type Change, changes } from '@groundswell/data/changes';

/** Who changed what. */
export const handler = userEndpoint(listChanges, async ({ query, user }) => {
  const page = await changes.list(query.after);
  const names = await whoMade(page.changes, user);
  return {
    changes: page.changes.map(({ at, userId, authorId, ...change }) => ({
      ...change,
      at: new Date(at).toISOString(),
      by: names.get(String(userId ?? authorId)) ?? '',
    })),
    ...(page.next !== undefined && { next: page.next }),
  };
});

/** Names by account and by writer's number. */
async function whoMade(made: readonly Change[], reader: Account): Promise<ReadonlyMap<string, string>> {
  const numbers = [...new Set(made.flatMap(({ authorId }) => authorId ?? []))];
  const [accounts, writers] = await Promise.all([
    namesOf(
      made.map(({ userId }) => userId),
      reader,
    ),
    Promise.all(numbers.map((number) => authors.find(number))),
  ]);
  return new Map([...accounts, ...writers.flatMap((one) => (one ? [[String(one.id), one.name] as const] : []))]);
}
