import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailPlan } from '../../template/plan.ts';
import type { RunningServer } from '../http-server.ts';
import { openRecords, type Records } from '../records.ts';
import { createTopics } from '../sns/topics.ts';
import { createMailbox, type KeptMail, type Mailbox } from './mailbox.ts';
import { serveMail } from './server.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-mail-'));
const topicArn = 'arn:aws:sns:us-east-1:000000000000:Events';
const plan: MailPlan = {
  identities: ['groundswell.example', 'one@other.example'],
  configurationSets: ['letters', 'quiet'],
  destinations: [{ configurationSet: 'letters', topicArn, events: new Set(['bounce', 'complaint']) }],
};
const heard: { Records: { Sns: { TopicArn: string; Message: string } }[] }[] = [];
let records: Records<KeptMail>;
let mailbox: Mailbox;
let server: RunningServer;
let ses: SESClient;

beforeAll(async () => {
  records = await openRecords(join(dir, 'mail.jsonl'));
  mailbox = createMailbox(records, { now: () => Date.UTC(2026, 10, 20, 9) });
  const topics = createTopics(
    [{ arn: topicArn, functionNames: ['note'] }],
    async (_name, event) => void heard.push(event as (typeof heard)[number]),
    { now: Date.now },
  );
  server = await serveMail(plan, mailbox, topics);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  ses = new SESClient({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 1 });
});
afterAll(async () => {
  await server.stop();
  await records.close();
  rmSync(dir, { recursive: true });
});

const RAW = [
  'From: Groundswell <letters@groundswell.example>',
  'To: ana@example.com',
  'Subject: =?UTF-8?Q?Tu_c=C3=B3digo_+_&?=',
  'List-Unsubscribe: <https://example.com/unsubscribe/x>',
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'El código es 123456. 冲浪',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>El código es <b>123456</b></p>',
  '--b--',
].join('\r\n');

function send(given: { from?: string; to?: string; configurationSet?: string; raw?: string } = {}) {
  return ses.send(
    new SendRawEmailCommand({
      Source: given.from ?? 'Groundswell <letters@groundswell.example>',
      Destinations: [given.to ?? 'ana@example.com'],
      ConfigurationSetName: given.configurationSet ?? 'letters',
      RawMessage: { Data: Buffer.from(given.raw ?? RAW) },
    }),
  );
}

test('the mailbox stores an email as its recipient would see it, with its headers', async () => {
  const { MessageId = '' } = await send();
  expect(mailbox.find(MessageId)).toMatchObject({
    at: '2026-11-20T09:00:00.000Z',
    to: 'ana@example.com',
    subject: 'Tu código + &',
    text: expect.stringContaining('El código es 123456. 冲浪'),
    html: expect.stringContaining('<b>123456</b>'),
    headers: {
      'list-unsubscribe': '<https://example.com/unsubscribe/x>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    },
  });
});

test('an address beside the verified one is refused, and no email is stored', async () => {
  const before = mailbox.list().length;
  await expect(send({ from: 'two@other.example' })).rejects.toMatchObject({ name: 'MessageRejected' });
  expect(mailbox.list().length).toBe(before);
});

test.each([
  ['bounce@simulator.amazonses.com', 'Bounce', 'bounce', 'bouncedRecipients'],
  ['Bounce+label@simulator.amazonses.com', 'Bounce', 'bounce', 'bouncedRecipients'],
  ['complaint@simulator.amazonses.com', 'Complaint', 'complaint', 'complainedRecipients'],
])('a mail to %s is reported as %s to the subscriber of the topic', async (to, eventType, part, recipients) => {
  heard.length = 0;
  const { MessageId } = await send({ to });
  await expect.poll(() => heard.length).toBe(1);
  const { TopicArn, Message } = heard[0]?.Records[0]?.Sns ?? { TopicArn: '', Message: '{}' };
  expect(TopicArn).toBe(topicArn);
  expect(JSON.parse(Message)).toMatchObject({
    eventType,
    [part]: { [recipients]: [{ emailAddress: to }] },
    mail: { messageId: MessageId, destination: [to] },
  });
});

test('nothing is published about a delivered mail, nor without an event destination', async () => {
  heard.length = 0;
  await send();
  await send({ to: 'bounce@simulator.amazonses.com', configurationSet: 'quiet' });
  expect(heard).toEqual([]);
});

test('the mailbox keeps the newest 500 emails, newest first, also after a restart', async () => {
  for (let count = 0; count < 510; count++) await mailbox.keep(Buffer.from(`Subject: ${count}\r\n\r\n.`), 'a', ['b']);
  expect(mailbox.list()).toHaveLength(500);
  const again = await openRecords<KeptMail>(join(dir, 'mail.jsonl'));
  const subjects = createMailbox(again, Date)
    .list()
    .map(({ subject }) => subject);
  await again.close();
  expect(subjects.slice(0, 2)).toEqual(['509', '508']);
  expect(subjects).toHaveLength(500);
});
