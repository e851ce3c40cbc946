import { type Browser, createBrowser } from './browse.ts';

interface Account {
  readonly email: string;
  readonly password: string;
}

/** The state that the steps share: the browser, and the findings that later steps use. */
interface Visit {
  readonly browser: Browser;
  readonly found: { beach: { slug: string; id: number }; email: string };
  /** The account to sign in with; undefined to register one in a local cloud. */
  readonly account: Account | undefined;
  readonly wait: (ms: number) => Promise<void>;
}

export interface Step {
  readonly name: string;
  /** Throws an Error with a sentence if the site does not do what it should. */
  run(visit: Visit): Promise<void>;
}

export interface Outcome {
  readonly name: string;
  readonly ms: number;
  /** The sentence of a step that failed. */
  readonly failure?: string;
}

export interface Smoke {
  readonly site: string;
  readonly account?: Account;
  readonly wait: (ms: number) => Promise<void>;
}

/** Runs all steps in order, also after a failure, and tells of each as it ends. */
export async function runSteps(
  steps: readonly Step[],
  { site, account, wait }: Smoke,
  tell: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const found = { beach: { slug: '', id: 0 }, email: '' };
  const visit: Visit = { browser: createBrowser(site), found, account, wait };
  const outcomes: Outcome[] = [];
  for (const { name, run } of steps) {
    const startedAt = performance.now();
    const failure = await run(visit).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const outcome = { name, ms: Math.round(performance.now() - startedAt), ...(failure !== undefined && { failure }) };
    outcomes.push(outcome);
    tell(outcome);
  }
  return outcomes;
}
