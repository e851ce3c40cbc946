import { userEndpoint } from '@groundswell/accounts';
import { exportAccount } from '@groundswell/contracts';
import { parseAccount, userRows } from '@groundswell/data/accounts';
import { consents } from '@groundswell/data/letters';
import { findBeach } from '@groundswell/data/places';

/** Table keys, which mean nothing to a reader. */
const OURS = ['pk', 'sk', 'type', 'v', 'alertsOf', 'alertOf', 'expiresAt'];

/** Values that would open the account or identify a browser. */
const SECRET = ['identityId', 'browsers'];

/** Every stored row about the user, by its type, with beaches by name. */
export const handler = userEndpoint(exportAccount, async ({ user }) => {
  const [rows, newsletter] = await Promise.all([userRows.list(user.id), consents.find(user.email)]);
  const kinds = [...new Set(rows.map(({ type }) => String(type)))];
  return {
    exportedAt: new Date().toISOString(),
    ...Object.fromEntries(kinds.map((kind) => [kind, rows.filter(({ type }) => type === kind).map(inWords)])),
    newsletter: newsletter ?? null,
  };
});

function inWords(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const exported = Object.entries(row).filter(([field]) => !OURS.includes(field) && !SECRET.includes(field));
  return { ...Object.fromEntries(exported), ...namesOf(row), ...waysInOf(row) };
}

/** From an account's row: sessions and second factors, without their secrets. */
function waysInOf(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { sessions, secondFactors } = parseAccount([row]) ?? {};
  return {
    ...(sessions && { sessions: Object.values(sessions) }),
    ...(secondFactors && {
      secondFactors: {
        totp: secondFactors.totp !== undefined,
        passkeys: secondFactors.passkeys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
        recoveryCodesLeft: secondFactors.recoveryCodes.length,
      },
    }),
  };
}

function namesOf({ beachId, beachIds }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nameOf = (id: unknown) => findBeach(Number(id))?.name ?? String(id);
  if (Array.isArray(beachIds)) return { beaches: beachIds.map(nameOf) };
  return beachId === undefined ? {} : { beach: nameOf(beachId) };
}
