import { DAY_MS } from '@groundswell/durations';
import { type Evidence, membersOf, type RestingWorld, rowsOf } from './evidence.ts';

/** A completed registration is one account: its row, its address, its identity at Cognito, its favorites and alerts. */
export async function membersAreKept(evidence: Evidence<RestingWorld>): Promise<string[]> {
  const { product, services } = evidence.world;
  const found = await Promise.all(
    membersOf(evidence).map(async ([email, member]) => {
      const account = await product.data.accounts.findByEmail(email);
      if (account?.id !== member.userId) return [`${email} is lost.`];
      const { favorites } = (await product.data.users.find(account.id)) ?? {};
      const userName = `${account.id}.${account.identityId}`;
      const pool = { UserPoolId: services.people.poolId };
      const hasIdentity = await services.people.answer('AdminGetUser', { ...pool, Username: userName }).then(
        () => true,
        (error: Error) => error.name !== 'UserNotFoundException',
      );
      return [
        ...(hasIdentity ? [] : [`${email} has no identity.`]),
        ...[...member.favorites].flatMap((id) =>
          favorites?.beachIds.filter((one) => one === id).length === 1 ? [] : [`${email} lost the favorite ${id}.`],
        ),
        ...[...member.alerts.keys()].flatMap((id) =>
          favorites?.alerts.get(id)?.active && favorites.alertBeachIds.includes(id)
            ? []
            : [`${email} lost the alert ${id}.`],
        ),
      ];
    }),
  );
  return found.flat();
}

/**
 * Checks that no item names the id or address of a deleted account, except the trial that it used, and an attempt to
 * register that ends within a day (docs/reference/items.md).
 */
export function deletedLeaveNothing({ ledger, rows, world }: Evidence<RestingWorld>): string[] {
  const tomorrowS = (world.scheduler.now() + DAY_MS) / 1000;
  return [...ledger.members].flatMap(([email, { userId, deletedAt }]) =>
    deletedAt === undefined
      ? []
      : rows
          .filter(
            ({ pk, type, expiresAt }) =>
              !pk.startsWith('TRIAL#') && !(type === 'claim' && Number(expiresAt) < tomorrowS),
          )
          .filter((row) => [userId, email].some((name) => JSON.stringify(row).includes(name)))
          .map(({ pk, sk }) => `${pk} ${sk} is left of ${email}.`),
  );
}

/** The counters equal the accounts and plans that they count. */
export async function countersMatch(evidence: Evidence<RestingWorld>): Promise<string[]> {
  const { counts } = evidence.world.product.data;
  const counted = await counts.read(evidence.world.scheduler.now());
  const accounts = rowsOf(evidence, 'USER#').filter(({ type }) => type === 'account');
  const subscribers = accounts.filter(({ tier }) => tier !== 'Basic');
  return [
    ...(counted.users === accounts.length ? [] : [`${counted.users} users are counted of ${accounts.length}.`]),
    ...(counted.subscribers === subscribers.length
      ? []
      : [`${counted.subscribers} subscribers are counted of ${subscribers.length}.`]),
  ];
}

/** Each item that leads to another has it: addresses lead to accounts, alerts belong to favorites, nothing is half. */
export function nothingIsOrphaned(evidence: Evidence<RestingWorld>): string[] {
  const { rows } = evidence;
  const accounts = new Map(rows.filter(({ type }) => type === 'account').map((row) => [String(row.id), row]));
  const names = rows.filter(({ type }) => type === 'account-name');
  const lists = new Map(rows.filter(({ sk }) => sk === 'FAVORITES').map((row) => [row.pk, row]));
  return [
    ...names.filter(({ userId }) => !accounts.has(String(userId))).map(({ pk }) => `${pk} leads to no account.`),
    ...[...accounts.values()]
      .filter(({ email, id }) => !names.some(({ pk, userId }) => pk === `EMAIL#${email}` && userId === id))
      .map(({ email }) => `The account of ${email} has no address.`),
    ...rowsOf(evidence, 'USER#')
      .filter(({ pk }) => !accounts.has(pk.slice('USER#'.length)))
      .map(({ pk, sk }) => `${pk} ${sk} has no account.`),
    ...rows
      .filter(({ type, pk, beachId }) => type === 'alert' && !list(lists.get(pk)?.beachIds).includes(beachId))
      .map(({ pk, sk }) => `${pk} ${sk} has no favorite.`),
    ...rows
      .filter(
        ({ type, pk, beachId, active, alertsOf }) =>
          type === 'alert' &&
          (active === true) !==
            (list(lists.get(pk)?.alertBeachIds).includes(beachId) && alertsOf === `BEACH#${beachId}`),
      )
      .map(({ pk, sk }) => `${pk} ${sk} is half on.`),
    ...rows
      .filter(({ type, claimed }) => type === 'alert-sent' && claimed)
      .map(({ pk, sk }) => `${pk} ${sk} is still claimed.`),
    ...rowsOf(evidence, 'FOLLOWUP')
      .filter(({ sk }) => Date.parse(String(sk.split('#')[0])) < evidence.world.scheduler.now())
      .map(({ sk, task }) => `The follow-up ${sk} ${JSON.stringify(task)} is not done.`),
    ...rowsOf(evidence, 'HELD#').map(({ pk, sk }) => `${pk} ${sk} is still held.`),
  ];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
