import { countersMatch, deletedLeaveNothing, membersAreKept, nothingIsOrphaned } from './accounts.ts';
import { picturesAreWhole, postsArePublishedOnce } from './content.ts';
import type { Evidence, Invariant } from './evidence.ts';
import {
  alertsGoOutOnce,
  codesAreInTime,
  mailIsPrivate,
  mailsGoOutOnce,
  newslettersGoOut,
  promisedMailsGoOut,
} from './mail.ts';
import { giftsGiveOneYear, paymentsAreMadeOnce, plansMatchTheProvider } from './money.ts';
import { forecastsAreTheLastGood } from './ocean.ts';
import { queuesAreEmpty, repliesAreProper } from './work.ts';

const INVARIANTS: readonly Invariant[] = [
  membersAreKept,
  deletedLeaveNothing,
  countersMatch,
  nothingIsOrphaned,
  mailsGoOutOnce,
  codesAreInTime,
  mailIsPrivate,
  alertsGoOutOnce,
  newslettersGoOut,
  promisedMailsGoOut,
  plansMatchTheProvider,
  paymentsAreMadeOnce,
  giftsGiveOneYear,
  postsArePublishedOnce,
  picturesAreWhole,
  forecastsAreTheLastGood,
  queuesAreEmpty,
  repliesAreProper,
];

/** Checks every invariant, and returns the violations with the name of each. */
export async function listViolations(evidence: Evidence): Promise<string[]> {
  const found: string[] = [];
  for (const invariant of INVARIANTS)
    for (const violation of await invariant(evidence)) found.push(`${invariant.name}: ${violation}`);
  return found;
}
