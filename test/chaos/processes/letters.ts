import type { KeptMail } from '@groundswell/local/services/ses/mailbox';
import { groupBy } from '../invariants/mail.ts';
import type { Ledger } from '../workload/ledger.ts';
import type { ProcessCloud } from './cloud.ts';

/** A kill makes a second copy from this long before SES accepts the first, while the job still retries, until it is recorded. */
const BEFORE_MS = 5000;
const AFTER_MS = 10_000;
const CODE = /\b\d{6}\b/;

/** Each email is mailed once. A second copy needs a kill between SES's answer and its record (docs/email.md). */
export function copiesHaveKills(
  mails: readonly KeptMail[],
  kills: ProcessCloud['kills'],
  codesAsked: number,
): string[] {
  const isCode = ({ subject, text }: KeptMail) => /code/i.test(subject) && CODE.test(text);
  const codes = mails.filter(isCode).length;
  const copies = groupBy(
    mails.filter((mail) => !isCode(mail)),
    // Links differ in each copy, because they are sealed again.
    ({ to, subject, text }) => [to, subject, text.replaceAll(/https?:\S+/g, '')].join('\n'),
  );
  const unexplained = [...copies.values()].flatMap((group) =>
    group
      .slice(0, -1)
      .map(({ at }) => Date.parse(at))
      .filter((at) => !kills.some((kill) => kill.at > at - BEFORE_MS && kill.at < at + AFTER_MS))
      .map(() => `'${group[0]?.subject}' went to ${group[0]?.to} ${group.length} times.`),
  );
  const allowed = codesAsked + kills.length;
  return codes > allowed ? [...unexplained, `${codes} codes were mailed for ${codesAsked} requests.`] : unexplained;
}

/** Whoever is owed an email by an accepted request gets it. */
export function promisedLettersCame(mails: readonly KeptMail[], ledger: Ledger): string[] {
  const got = (to: string, about: RegExp) => mails.some((mail) => mail.to === to && about.test(mail.subject));
  const deleted = [...ledger.members].filter(([, { deletedAt }]) => deletedAt !== undefined);
  return [
    ...deleted.filter(([to]) => !got(to, /deleted/i)).map(([to]) => `${to} was not told of the deletion.`),
    ...(ledger.gifts.length === 0 || got('cora@example.com', /gift/i) ? [] : ['The buyer of the gift got no receipt.']),
  ];
}
