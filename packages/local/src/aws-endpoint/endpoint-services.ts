import { SQSClient } from '@aws-sdk/client-sqs';
import type { Clock } from '../clock.ts';
import type { AwsServices } from '../services/aws-services.ts';
import { openTables } from '../services/dynamodb/open-tables.ts';
import { withDeployedFiles } from '../services/s3/deployed-files.ts';
import type { ConsumerQueue } from '../services/sqs/queue.ts';
import { clientSettings } from './client-settings.ts';
import type { AwsEndpoint } from './connect.ts';
import { createQueues } from './create-queues.ts';
import { mailThrough, openMailAt } from './mail.ts';
import { openObjectsAt } from './objects.ts';
import { openQueueAt } from './queue.ts';
import { openSecretsAt } from './secrets.ts';

/** The tables' engine is not of this machine, so nothing here restarts it. */
const KEPT_BY_OTHERS = { answers: async () => true, endings: () => 0, running: async () => undefined };

/**
 * Uses the services at an endpoint. It takes the resources that a deployment has created there, and creates the missing
 * ones. Roles are not checked here: that is up to the endpoint.
 */
export function servicesAt(
  { url, accountId }: AwsEndpoint,
  siteUrl: string,
  clock: Clock,
  say: (line: string) => void,
): AwsServices {
  const sqs = new SQSClient(clientSettings(url));
  const onFailure = createFailureReport(url, say);
  return {
    addresses: { queuesUrl: url, accountId },
    async openStores(declared) {
      const arnOf = (name: string) => `arn:aws:sqs:${declared.region}:${accountId}:${name}`;
      const [objects] = await Promise.all([
        openObjectsAt(url, declared.buckets),
        createQueues(sqs, declared.queues, arnOf),
        openTables(url, declared.tables, clock),
        openMailAt(url, declared.mail),
      ]);
      const queues = new Map<string, ConsumerQueue>(
        declared.queues.map((plan) => [
          plan.name,
          openQueueAt(sqs, `${url}/${accountId}/${plan.name}`, plan, onFailure),
        ]),
      );
      const endpoints = {
        AWS_ENDPOINT_URL_DYNAMODB: url,
        AWS_ENDPOINT_URL_S3: url,
        AWS_ENDPOINT_URL_SQS: url,
      };
      // The site's files come from the build, so nothing needs to copy them into a bucket.
      const stored = withDeployedFiles(objects, declared.deployments, siteUrl);
      return { tables: KEPT_BY_OTHERS, objects: stored, queues, endpoints };
    },
    openSecrets: async (plans) => ({
      secrets: await openSecretsAt(url, plans),
      endpoints: { AWS_ENDPOINT_URL_SECRETS_MANAGER: url },
    }),
    passOn: mailThrough(url),
    stop: async () => sqs.destroy(),
  };
}

/** Returns a function that prints a failed request. It prints the same reason only once in a row. */
function createFailureReport(url: string, say: (line: string) => void): (error: unknown) => undefined {
  let last = '';
  return (error) => {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    if (reason !== last) say(`The queues at ${url} cannot be used: ${reason}.`);
    last = reason;
  };
}
