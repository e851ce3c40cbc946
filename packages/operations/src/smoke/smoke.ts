import { createBrowser } from './browse.ts';
import { memberSteps } from './member.ts';
import { type Outcome, runSteps, type Smoke } from './run-steps.ts';
import { visitorSteps } from './visitor.ts';

export interface SmokeResult {
  readonly outcomes: readonly Outcome[];
  /** Why the member's journey was not run; undefined if it was. */
  readonly left?: string;
}

/**
 * Checks a running site as a visitor and as a member. Without an account, a local cloud registers one; a deployment runs
 * the visitor's journey alone.
 */
export async function smoke(options: Smoke, tell: (outcome: Outcome) => void): Promise<SmokeResult> {
  const isLocal = await hasInbox(options.site);
  const isMember = options.account !== undefined || isLocal;
  const outcomes = await runSteps([...visitorSteps, ...(isMember ? memberSteps : [])], options, tell);
  return isMember
    ? { outcomes }
    : { outcomes, left: 'The journey of a member was not run: set SMOKE_EMAIL and SMOKE_PASSWORD.' };
}

/** Whether the site is a local cloud, whose inbox can be read. */
async function hasInbox(site: string): Promise<boolean> {
  const reply = await createBrowser(site)
    .ask('/_local/mail.json')
    .catch(() => undefined);
  return reply?.status === 200 && /json/.test(String(reply.headers['content-type']));
}
