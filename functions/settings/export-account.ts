import { userEndpoint } from '@groundswell/accounts';
import { displayEmail, exportAccount } from '@groundswell/contracts';
import { parseAccount, userRows } from '@groundswell/data/accounts';
import { parsePushRow } from '@groundswell/data/alerts';
import { authors } from '@groundswell/data/blog';
import { consents } from '@groundswell/data/email';
import { findBeach } from '@groundswell/data/places';
import { type StoredWidget, widgets } from '@groundswell/data/widgets';

/** The fields of table keys, which mean nothing to a reader. */
const OURS = ['pk', 'sk', 'type', 'v', 'alertsOf', 'alertOf', 'widgetsOf', 'widgetOf', 'expiresAt'];

/** The fields that would open the account or identify a browser. */
const SECRET = ['identityId', 'browsers', 'keyDigest', 'digest'];

type Row = Readonly<Record<string, unknown>>;

/** Returns every stored row about the user, by its type, with beaches by name. */
export const handler = userEndpoint(exportAccount, async ({ user }) => {
  const [rows, newsletter, made, writer] = await Promise.all([
    userRows.list(user.id),
    consents.find(user.email),
    widgets.listOf(user.email),
    user.authorId === undefined ? undefined : authors.find(user.authorId),
  ]);
  const { shown, left } = withinReply(rows);
  const kinds = [...new Set(shown.map(({ type }) => String(type)))];
  return {
    exportedAt: new Date().toISOString(),
    ...Object.fromEntries(kinds.map((kind) => [kind, shown.filter(({ type }) => type === kind).map(inWords)])),
    newsletter: newsletter ? { ...newsletter, ...emailOf(newsletter) } : null,
    widgets: made.map((widget) => inWords(widget.userId === user.id ? widget : withoutMaker(widget))),
    ...(writer && { writer: inWords(writer) }),
    ...(left > 0 && { surfsLeftOut: left }),
  };
});

/**
 * Removes the creator's fields from a widget that was never confirmed. Anyone may have entered this address, so the
 * fields may be a stranger's data.
 */
function withoutMaker({ id: _, name: __, website: ___, site: ____, ...widget }: StoredWidget): Row {
  return { ...widget, isUnconfirmed: true };
}

/**
 * The maximum size of an export in bytes; a Lambda reply is limited to 6 MB. A full surf log with the longest notes
 * exceeds that, and has a separate export.
 */
const MOST_BYTES = 4_000_000;

/** Returns all rows except the oldest surfs that do not fit. */
function withinReply(rows: readonly Row[]): { readonly shown: readonly Row[]; readonly left: number } {
  const surfs = rows.filter(({ type }) => type === 'surf').toReversed();
  let bytes = 0;
  const fitting = surfs.filter((surf) => {
    bytes += Buffer.byteLength(JSON.stringify(surf));
    return bytes <= MOST_BYTES;
  });
  const others = rows.filter(({ type }) => type !== 'surf');
  return { shown: [...others, ...fitting], left: surfs.length - fitting.length };
}

function inWords(row: Row): Record<string, unknown> {
  // The endpoint and keys of a browser are left out, because they let anyone send notifications to it.
  if (row.type === 'push')
    return { browsers: parsePushRow(row)?.subscriptions.map(({ device, addedAt }) => ({ device, addedAt })) };
  const exported = Object.entries(row).filter(([field]) => !OURS.includes(field) && !SECRET.includes(field));
  return { ...Object.fromEntries(exported), ...namesOf(row), ...emailOf(row), ...waysInOf(row) };
}

/** Returns a user's sessions, second factors and API keys for the export, without their secrets. */
function waysInOf(row: Row): Record<string, unknown> {
  const { sessions, secondFactors, apiKeys } = parseAccount([row]) ?? {};
  return {
    ...(sessions && { sessions: Object.values(sessions) }),
    ...(apiKeys && { apiKeys: apiKeys.map(({ name, createdAt }) => ({ name, createdAt })) }),
    ...(secondFactors && {
      secondFactors: {
        totp: secondFactors.totp !== undefined,
        passkeys: secondFactors.passkeys.map(({ name, createdAt, usedAt }) => ({ name, createdAt, usedAt })),
        recoveryCodesLeft: secondFactors.recoveryCodes.length,
      },
    }),
  };
}

function emailOf({ email }: { readonly email?: unknown }): Record<string, unknown> {
  return typeof email === 'string' ? { email: displayEmail(email) } : {};
}

function namesOf({ beachId, beachIds }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nameOf = (id: unknown) => findBeach(Number(id))?.name ?? String(id);
  if (Array.isArray(beachIds)) return { beaches: beachIds.map(nameOf) };
  return beachId === undefined ? {} : { beach: nameOf(beachId) };
}
