import { MINUTE_MS } from '@groundswell/durations';
import type { Mailed } from '../mailbox.ts';
import { type Evidence, membersOf, rowsOf } from './evidence.ts';

/** The life of a pass code, and the time that a function may take from its last check to SES's answer. */
const CODE_GOOD_MS = 10 * MINUTE_MS;
const SEND_MS = 30_000;

const requestIdOf = ({ message }: Mailed) => String(message.requestId ?? '');
/** Newsletters have no id in their message, so that they count by issue and address. */
const idOf = (one: Mailed) => requestIdOf(one) || `digest-${one.message.issue} ${one.to}`;

/**
 * Each email is mailed once. A second copy is allowed only as docs/email.md says: SES accepted the first, then its
 * function died, lost the reply, or could not record it. What is recorded as sent is never mailed again.
 */
export function mailsGoOutOnce({ world }: Evidence): string[] {
  const { mailed } = world.services.mailbox;
  const again = mailed
    .filter((one) => one.sentBefore.has(requestIdOf(one)))
    .map((one) => `'${one.subject}' went to ${one.to} again after it was recorded as sent.`);
  const groups = groupBy(mailed, idOf);
  const doubled = [...groups.values()].flatMap((copies) =>
    copies
      .slice(0, -1)
      .filter(({ by }) => !world.faults.trace.some((fault) => fault.endsWith(` of ${by}`)))
      .map(({ to, subject, by }) => `'${subject}' went to ${to} again, though nothing happened to ${by}.`),
  );
  return [...again, ...doubled];
}

/** Groups items by a key. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** No pass code is mailed after its life. */
export function codesAreInTime({ world }: Evidence): string[] {
  return world.services.mailbox.mailed.flatMap(({ message, at, to }) => {
    if (message.letter !== 'pass-code') return [];
    const lateMs = at - Number(message.askedAt) - CODE_GOOD_MS - SEND_MS;
    return lateMs > 0 ? [`A code went to ${to} ${Math.round(lateMs / 1000)} s after its life.`] : [];
  });
}

/** An email reaches only the one whom it is for, and names nobody else's address. */
export function mailIsPrivate({ world, ledger }: Evidence): string[] {
  const people = [...ledger.members.keys(), ...ledger.confirmed.keys()];
  return world.services.mailbox.mailed.flatMap(({ to, text, message, subject }) => {
    const owner = [...ledger.members].find(([, { userId }]) => userId === message.userId)?.[0];
    const isMeant =
      message.email === to || owner === to || (Array.isArray(message.emails) && message.emails.includes(to));
    // A gift's buyer entered the receiver's address.
    const others = String(message.letter).startsWith('gift') ? [] : people.filter((one) => one !== to);
    return [
      ...(isMeant ? [] : [`'${subject}' went to ${to}.`]),
      ...others.filter((one) => text.includes(one)).map((one) => `'${subject}' to ${to} names ${one}.`),
    ];
  });
}

/**
 * A beach's alert goes to a user at most once a day. What the user's row says was notified was mailed, and each alert
 * that was on before the newest forecast has been notified, if that forecast knows the waves.
 */
export function alertsGoOutOnce(evidence: Evidence): string[] {
  const { world, ledger } = evidence;
  const hasWaves = (beach: number) => ledger.served.findLast((one) => one.beach === beach)?.hasWaves === true;
  const alerts = world.services.mailbox.mailed.filter(({ message }) => message.letter === 'alert');
  const newestAt = Math.max(
    ...evidence.rows.filter(({ type }) => type === 'built-cycle').map(({ builtAt }) => Number(builtAt)),
  );
  const daysOf = (userId: unknown, beachId: unknown) =>
    alerts
      .filter(({ message }) => message.userId === userId && message.beachId === beachId)
      .flatMap(({ message }) => [message.day, ...((message.also ?? []) as { day: string }[]).map(({ day }) => day)]);
  const lost = membersOf(evidence).flatMap(([email, { userId, alerts: own }]) =>
    [...own]
      .filter(([beach, { savedAt }]) => savedAt < newestAt && hasWaves(beach) && daysOf(userId, beach).length === 0)
      .map(([beach]) => `${email} got no alert about ${beach}.`),
  );
  const unmailed = evidence.rows
    .filter(({ type }) => type === 'alert-sent')
    .flatMap(({ pk, sk, told }) => {
      const mailed = daysOf(pk.slice('USER#'.length), Number(sk.slice('SENT#'.length)));
      return Object.keys(told as object)
        .filter((day) => !mailed.includes(day))
        .map((day) => `${pk} ${sk} says that ${day} was mailed.`);
    });
  const keyOf = ({ message, at }: Mailed) =>
    `${message.userId} ${message.beachId} ${new Date(at - 5 * 60 * MINUTE_MS).toISOString().slice(0, 10)}`;
  const twice = [...groupBy(alerts, keyOf)].flatMap(([key, mails]) => {
    const ids = new Set(mails.map(requestIdOf));
    return ids.size > 1 ? [`${key} got ${ids.size} alerts on a day.`] : [];
  });
  return [...lost, ...unmailed, ...twice];
}

/** Everybody who confirmed the newsletter before it was paged gets it, and each only once. */
export function newslettersGoOut(evidence: Evidence): string[] {
  const { world, ledger } = evidence;
  const [issue] = rowsOf(evidence, 'NEWSLETTER').filter(({ type }) => type === 'newsletter-issue');
  if (!issue?.isDone) return ['The newsletter was not paged to its end.'];
  const dueAt = Date.parse(`${issue.sk}T15:00Z`);
  return [...ledger.confirmed]
    .filter(([email, at]) => at < dueAt && ledger.members.get(email)?.deletedAt === undefined)
    .filter(([email]) => !world.services.mailbox.mailed.some(({ to, message }) => message.issue && to === email))
    .map(([email]) => `${email} got no newsletter.`);
}

/** Whoever is owed an email by an accepted request gets it. */
export function promisedMailsGoOut({ world, ledger }: Evidence): string[] {
  const got = (to: string, letter: string) =>
    world.services.mailbox.mailed.some((one) => one.to === to && one.message.letter === letter);
  return [
    ...[...ledger.members].flatMap(([email, { deletedAt }]) =>
      deletedAt !== undefined && !got(email, 'account-deleted') ? [`${email} was not told of the deletion.`] : [],
    ),
    ...ledger.gifts.flatMap(({ redeemedBy }) => [
      ...(got('cora@example.com', 'gift-bought') ? [] : ['The buyer of the gift card got no receipt.']),
      // A card that is redeemed already is not mailed.
      ...(got('ben@example.com', 'gift') || redeemedBy ? [] : ['The receiver of the gift card did not get it.']),
    ]),
  ];
}
