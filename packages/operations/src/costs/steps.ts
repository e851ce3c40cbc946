import { type Choices, choicesOf, costOf, type Load, totalOf } from './month.ts';
import type { TemplateFacts } from './template-facts.ts';

interface Step {
  readonly what: string;
  /** The price in work or in what is lost. */
  readonly but: string;
  readonly change: Partial<Choices>;
}

export interface Saving {
  readonly what: string;
  readonly but: string;
  /** Dollars a month by this step alone; negative if it costs more. */
  readonly dollars: number;
}

/**
 * The steps of scale. Discounts: CloudFront's security savings bundle (a year, 30 %), a compute savings plan (a year,
 * 12 % for Graviton functions), reserved capacity of DynamoDB (a year, 53 % of provisioned units that are two thirds
 * used).
 */
const STEPS: readonly Step[] = [
  {
    what: 'issue access tokens ourselves: Cognito sees a member only when they sign in',
    but: 'a signing key of our own; one member in five signs in during a month',
    change: { membersAtCognito: 0.2 },
  },
  {
    what: 'the plan Lite of the user pool',
    but: 'no claims of our own in access tokens, so each call reads the session from the table',
    change: { userPoolTier: 'LITE' },
  },
  {
    what: 'files from a host of their own, without the web ACL',
    but: 'a third distribution, and its host in the content security policy',
    change: { checkedByAcl: 0.25 },
  },
  { what: 'commit to CloudFront for a year', but: 'paid whether used or not', change: { edgeDiscount: 0.3 } },
  {
    what: 'reserve the capacity of the table for a year',
    but: 'paid whether used or not; peaks throttle',
    change: { tableDiscount: 0.5 },
  },
  { what: 'commit to Lambda for a year', but: 'paid whether used or not', change: { functionDiscount: 0.12 } },
  {
    what: 'log one successful call in ten, in the class for infrequent access',
    but: 'nine of ten request ids find no line; no metric filters on these groups',
    change: { callsLogged: 0.1, infrequentLogs: true },
  },
  { what: 'four own addresses for email', but: 'weeks to warm up; from 100,000 emails a day', change: { emailIps: 4 } },
];

/** Computes what each step alone saves under a load, the largest first. */
export function savingsOf(load: Load, facts: TemplateFacts): readonly Saving[] {
  const base = choicesOf(facts);
  const now = totalOf(costOf(load, facts, base));
  return STEPS.map(({ what, but, change }) => ({
    what,
    but,
    dollars: now - totalOf(costOf(load, facts, { ...base, ...change })),
  })).sort((one, other) => other.dollars - one.dollars);
}
