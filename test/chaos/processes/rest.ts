import { setTimeout as pause } from 'node:timers/promises';
import { SQSClient } from '@aws-sdk/client-sqs';
import { listDeadLetterQueues, redriveDeadLetters } from '@groundswell/operations';
import { readCloud } from './cloud.ts';
import { listMessages } from './left-behind.ts';

/** The longest wait for the queues to be empty: the claim of a killed job on its email lasts a minute. */
const REST_LIMIT_MS = 90_000;
const LOOK_EVERY_MS = 500;
/** The number of consecutive polls that must find no message. */
const QUIET_LOOKS = 4;
const JOBS = ['finish-follow-ups', 'reconcile-subscriptions'];

/** Does what an operator and the schedules do within hours, and waits until the queues on disk are empty. */
export async function comeToRest(site: string, dataDir: string): Promise<void> {
  const environment = (await readCloud(site)) ?? {};
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const sqs = new SQSClient({ endpoint: environment.AWS_ENDPOINT_URL_SQS, region: 'us-east-1', credentials });
  for (const queue of await listDeadLetterQueues(sqs, undefined)) await redriveDeadLetters(sqs, queue, { filter: {} });
  sqs.destroy();
  for (const job of JOBS)
    await fetch(`${site}/_local/fire/${job}`, { method: 'POST', headers: { 'x-groundswell-local': 'fire' } });
  const endsAt = Date.now() + REST_LIMIT_MS;
  for (let quiet = 0; quiet < QUIET_LOOKS && Date.now() < endsAt; await pause(LOOK_EVERY_MS))
    quiet = listMessages(dataDir).length === 0 ? quiet + 1 : 0;
}
