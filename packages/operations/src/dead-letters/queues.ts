import { ListDeadLetterSourceQueuesCommand, paginateListQueues, type SQSClient } from '@aws-sdk/client-sqs';

/** A dead-letter queue and the work queue whose messages it holds. */
export interface DeadLetterQueue {
  /** The queue's name in the template, such as Steps. */
  readonly name: string;
  readonly url: string;
  readonly workUrl: string;
}

/** Matches the names that CloudFormation gives to dead-letter queues, as GroundswellOcean-StepsParked12AB34CD-x1y2z3. */
const NAME = /(?:^|-)(\w+?)Parked[0-9A-F]{8}(?:-|$)/;

/** Lists the dead-letter queues of the account, by name. `wanted` selects one of them, whatever its case. */
export async function listDeadLetterQueues(sqs: SQSClient, wanted?: string): Promise<readonly DeadLetterQueue[]> {
  const found: DeadLetterQueue[] = [];
  for await (const { QueueUrls = [] } of paginateListQueues({ client: sqs, pageSize: 1000 }, {}))
    for (const url of QueueUrls) {
      const name = NAME.exec(url.slice(url.lastIndexOf('/') + 1))?.[1];
      if (name === undefined || (wanted && wanted.toLowerCase() !== name.toLowerCase())) continue;
      const { queueUrls: [workUrl] = [] } = await sqs.send(new ListDeadLetterSourceQueuesCommand({ QueueUrl: url }));
      if (workUrl !== undefined) found.push({ name, url, workUrl });
    }
  return found.toSorted((a, b) => a.name.localeCompare(b.name));
}
