import type { StoredAccount } from './account-row.ts';

/**
 * The fields that a plain update may change. All other fields change only through methods of their own, here and in
 * `accountSessions`.
 */
export type AccountChange = Partial<
  Pick<
    StoredAccount,
    | 'role'
    | 'tier'
    | 'lang'
    | 'alertSetting'
    | 'quietFrom'
    | 'quietTo'
    | 'alertsADay'
    | 'skill'
    | 'boards'
    | 'mailState'
    | 'complainedAt'
  >
>;

/** Builds the expressions of an update; undefined fields are removed. */
export function updateOf(change: AccountChange) {
  const entries = Object.entries(change).map(([name, value], index) => ({ name, value, at: index }));
  const set = entries.filter(({ value }) => value !== undefined);
  const removed = entries.filter(({ value }) => value === undefined);
  return {
    UpdateExpression: [
      set.length > 0 ? `SET ${set.map(({ at }) => `#n${at} = :v${at}`).join(', ')}` : '',
      removed.length > 0 ? `REMOVE ${removed.map(({ at }) => `#n${at}`).join(', ')}` : '',
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(entries.map(({ name, at }) => [`#n${at}`, name])),
    ...(set.length > 0 && {
      ExpressionAttributeValues: Object.fromEntries(set.map(({ value, at }) => [`:v${at}`, value])),
    }),
  };
}
