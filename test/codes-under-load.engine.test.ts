import { randomUUID } from 'node:crypto';
import { SESClient, SESServiceException, type SendRawEmailCommand } from '@aws-sdk/client-ses';
import { queuePassCode } from '@groundswell/accounts';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { claims, type StoredAccount } from '@groundswell/data/accounts';
import type { QueuedEmail } from '@groundswell/data/email';
import { makeAccount } from '@groundswell/data/testing/make-account';
import { openAccount } from '@groundswell/data/testing/open-account';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { handler as sendCode } from '@groundswell/functions/email/send-code';
import { handler as sendEmail } from '@groundswell/functions/email/send-email';
import { jobNeeds } from '@groundswell/infra/testing/all-needs';
import { mailGapMs } from '@groundswell/infra/testing/mail-gap';
import { MAIL_RATE } from '@groundswell/infra/testing/settings';
import type { SQSEvent } from 'aws-lambda';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createVirtualTime } from './support/virtual-time.ts';

const time = vi.hoisted(() => ({ pause: (_: number): Promise<void> => Promise.resolve() }));
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: (ms: number) => time.pause(ms),
}));

const START = Date.UTC(2026, 10, 20, 12);
const ALERTS = 30_000;
/** The time from the queue to the handler's first line, and a round trip to SES. */
const HAND_OVER_MS = 50;
const SES_MS = 80;
const NEWSLETTER_AT_ONCE = 8;
const SECONDS = 60;
/** The longest time that the person at the screen may wait. */
const LONGEST_WAIT_MS = 30_000;

useMemoryTable();
const emails = useEmails();
const virtual = createVirtualTime(START);
const ses = { sentAt: [] as number[], codeSentAt: new Map<string, number>() };

beforeAll(() => {
  time.pause = virtual.pause;
  // The pauses of throttled emails are random; here each run has the same ones.
  let seed = 1;
  vi.spyOn(Math, 'random').mockImplementation(() => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  });
  vi.spyOn(Date, 'now').mockImplementation(virtual.now);
  vi.spyOn(SESClient.prototype, 'send').mockImplementation((command) => acceptEmail(command as SendRawEmailCommand));
});
beforeEach(() => {
  ses.sentAt.length = 0;
  Object.assign(process.env, {
    MAIL_FROM: 'Groundswell <letters@groundswell.example>',
    CONTACT_ADDRESS: 'crew@groundswell.example',
    SITE_URL: 'https://groundswell.example',
    PRODUCT_NAME: 'Groundswell',
    MAIL_CONFIGURATION_SET: 'letters',
  });
});

/** Accepts an email as SES does: never more than the rate within any second. */
async function acceptEmail({ input }: SendRawEmailCommand): Promise<void> {
  await virtual.pause(SES_MS);
  const now = virtual.now();
  if (ses.sentAt.filter((at) => at > now - 1000).length >= MAIL_RATE.mailPerSecond) {
    throw new SESServiceException({
      name: 'Throttling',
      $fault: 'client',
      $metadata: { httpStatusCode: 400 },
      message: 'Maximum sending rate exceeded.',
    });
  }
  ses.sentAt.push(now);
  const [to = ''] = input.Destinations ?? [];
  if (to.startsWith('surfer')) ses.codeSentAt.set(to, now);
}

/** Returns how many functions the queue of a job may keep busy. */
function atOnceOf(name: 'send-code' | 'send-email'): number {
  const { runs } = jobNeeds[name];
  return 'takesFrom' in runs ? runs.atOnce : expect.fail(`${name} has no queue.`);
}

type Handler = typeof sendEmail;

/** Feeds a queue to its job, one message to each of its concurrent functions, until the virtual time is over. */
function feed(handler: Handler, atOnce: number, take: () => string | undefined): void {
  for (let worker = 0; worker < atOnce; worker++)
    virtual.start(async () => {
      while (virtual.now() < START + SECONDS * 1000) {
        const body = take();
        await virtual.pause(HAND_OVER_MS);
        if (body !== undefined) await deliver(handler, body);
      }
    });
}

async function deliver(handler: Handler, body: string): Promise<void> {
  const event = { Records: [{ messageId: randomUUID(), body, attributes: {} }] } as unknown as SQSEvent;
  expect((await handler(event, { awsRequestId: 'r1' })).batchItemFailures).toEqual([]);
}

test('at SES’s default of 14 emails a second, sign-up works while 30,000 alerts wait: every code is mailed within 30 s', async () => {
  process.env.MAIL_GAP_MS = String(mailGapMs(MAIL_RATE));
  const account = makeAccount();
  await openAccount(account);
  let alerts = 0;
  const codes: string[] = [];
  const askedAt = new Map<string, number>();

  // The newsletter, whose two functions mail four addresses each at once, takes its slots from the same share.
  feed(sendEmail, atOnceOf('send-email') + NEWSLETTER_AT_ONCE, () =>
    alerts < ALERTS ? JSON.stringify(alertTo(account, ++alerts)) : undefined,
  );
  feed(sendCode, atOnceOf('send-code'), () => codes.shift());
  // Two people a second sign up, and twenty at once after ten seconds.
  virtual.start(async () => {
    for (let second = 0; second < SECONDS - 30; second++) {
      for (let one = 0; one < (second === 10 ? 20 : 2); one++) {
        const email = `surfer-${second}-${one}@example.com`;
        await register(email);
        askedAt.set(email, virtual.now());
      }
      codes.push(...emails.take().map((letter) => JSON.stringify(letter)));
      await virtual.pause(1000);
    }
  });
  await virtual.run();

  const waits = [...askedAt].map(([email, at]) => (ses.codeSentAt.get(email) ?? Number.POSITIVE_INFINITY) - at);
  expect(waits).toHaveLength(78);
  expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT_MS);
  expect(alerts).toBeGreaterThan(SECONDS * 8);
});

const alertTo = ({ id: userId, email, units }: StoredAccount, number: number): QueuedEmail => ({
  letter: 'alert',
  requestId: `alert-${number}`,
  email,
  lang: 'en',
  userId,
  beachId: 1,
  day: '2026-11-21',
  fromAt: Date.parse('2026-11-21T15:00Z'),
  endAt: Date.parse('2026-11-21T18:00Z'),
  faceMinM: 1.2,
  faceMaxM: 1.2,
  condition: 'clean',
  score: 70,
  units,
});

/** Registers an address, as far as its pass code. */
async function register(email: string): Promise<void> {
  const claim = { userId: randomUUID(), lang: 'en', units: 1, wantsNews: false } as const;
  await claims.put({ email, browserId: 'own-browser', ...claim, goodUntil: virtual.now() + 86_400_000 });
  await queuePassCode({ purpose: 'verify', email, browserId: 'own-browser' }, 'en');
}
