import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Outcome, runChaos } from './run.ts';
import { shrink } from './shrink.ts';

/** The seeds: a few in the test suite, others by `npm run chaos`. */
const { CHAOS_SEED: first = '1', CHAOS_RUNS: runs = '4', CHAOS_SHRINK: shrinks } = process.env;
const isSuite = process.env.CHAOS_SEED === undefined;

beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

/** Describes a run that broke an invariant, with its faults. */
async function describeFailure(outcome: Outcome): Promise<string> {
  if (outcome.violations.length === 0) return '';
  const { seed, violations, faults } = shrinks ? await shrink(outcome) : outcome;
  return [`npm run chaos -- --seed ${seed}`, ...violations, `${faults.length} faults:`, ...faults].join('\n');
}

test.each(Array.from({ length: Number(runs) }, (_, at) => Number(first) + at))(
  'every invariant holds after the faults of seed %d',
  async (seed) => {
    const failure = await describeFailure(await runChaos({ seed }));
    // A long series of runs reports each failure at once.
    if (failure && !isSuite) console.info(failure);
    expect(failure).toBe('');
  },
);

test.runIf(isSuite)('the same seed gives the same run', async () => {
  const [one, other] = [await runChaos({ seed: 3 }), await runChaos({ seed: 3 })];
  expect(other).toEqual(one);
  expect(one.faults.length).toBeGreaterThan(100);
});

describe.runIf(isSuite)('the invariants notice a product that', () => {
  test('mails every email that it has a message for', async () => {
    const { violations } = await runChaos({
      seed: 3,
      spoil: ({ sentEmails }) => Object.assign(sentEmails, { claim: async () => 'claimed' }),
    });
    expect(violations.join()).toContain('mailsGoOutOnce');
  });

  test('forgets the rest of a request that died', async () => {
    const { violations } = await runChaos({
      seed: 3,
      spoil: ({ followUps }) => Object.assign(followUps, { listDue: async () => [] }),
    });
    expect(violations.join()).toMatch(/nothingIsOrphaned|deletedLeaveNothing|promisedMailsGoOut/);
  });

  test('writes a forecast of any run over a newer one', async () => {
    const { violations } = await runChaos({
      seed: 3,
      kinds: [],
      spoil: ({ forecasts }) => {
        const { readNow } = forecasts;
        Object.assign(forecasts, {
          readNow: async (...asked: Parameters<typeof readNow>) => ({
            ...(await readNow(...asked)),
            forecast: undefined,
          }),
        });
      },
    });
    expect(violations.join()).toContain('forecastsAreTheLastGood');
  });
});
