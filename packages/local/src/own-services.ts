import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Disk } from './disk.ts';
import type { AwsServices } from './services/aws-services.ts';
import { startTableEngine } from './services/dynamodb/engine.ts';
import { openTables } from './services/dynamodb/open-tables.ts';
import { openRecords } from './services/records.ts';
import { allowAll } from './services/rights.ts';
import { withDeployedFiles } from './services/s3/deployed-files.ts';
import { expireObjects } from './services/s3/expire-objects.ts';
import { openObjects } from './services/s3/objects.ts';
import { serveObjects } from './services/s3/server.ts';
import type { Signer } from './services/s3/signature.ts';
import { type KeptSecret, openSecrets } from './services/secrets-manager/secrets.ts';
import { serveSecrets } from './services/secrets-manager/server.ts';
import { openQueue, type Queue } from './services/sqs/queue.ts';
import { serveQueues } from './services/sqs/server.ts';
import { ACCOUNT_ID } from './template/read-cloud.ts';
import type { Timeline } from './timeline.ts';

interface OwnServicesSettings {
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly disk: Disk;
  readonly say: (line: string) => void;
  readonly onBroken: (sentence: string) => void;
  readonly timeline: Timeline;
}

/** Runs the services on this machine, with their data in the data folder. */
export async function startOwnServices(settings: OwnServicesSettings): Promise<AwsServices> {
  const { dataDir, clock, disk, timeline } = settings;
  for (const name of ['queues', 'objects']) mkdirSync(join(dataDir, name), { recursive: true });
  const queues = new Map<string, Queue>();
  // The queues' address is part of the template's values, so their server starts before the rights are known.
  let findRefusal = allowAll;
  const queueServer = await serveQueues(
    (name) => queues.get(name),
    ACCOUNT_ID,
    () => queues.values(),
    (...asked) => findRefusal(...asked),
  );
  const stops: (() => Promise<void> | void)[] = [queueServer.stop];

  return {
    addresses: { queuesUrl: queueServer.url },
    async openStores(declared, refusals) {
      findRefusal = refusals;
      const objects = withDeployedFiles(
        openObjects(join(dataDir, 'objects'), clock, disk),
        declared.deployments,
        settings.siteUrl,
      );
      const openAll = declared.queues.map(async (plan) => {
        const path = join(dataDir, 'queues', `${encodeURIComponent(plan.name)}.jsonl`);
        queues.set(plan.name, await openQueue(plan, path, clock, (name) => queues.get(name), disk));
      });
      const [tables, objectServer] = await Promise.all([
        timeline.span('table engine', () => startTables(settings)),
        serveObjects(objects, () => declared.buckets.map(({ name }) => name), settings.signer, clock, findRefusal),
        timeline.span('queues', () => Promise.all(openAll)),
      ]);
      stops.push(tables.stop, objectServer.stop, () => closeAll(queues.values()));
      stops.push(expireObjects(objects, declared.buckets, clock));
      await timeline.span('create tables', () => openTables(tables.url, declared.tables, clock));
      const endpoints = {
        AWS_ENDPOINT_URL_DYNAMODB: tables.url,
        AWS_ENDPOINT_URL_S3: objectServer.url,
        AWS_ENDPOINT_URL_SQS: queueServer.url,
      };
      return { tables, objects, queues, endpoints };
    },
    async openSecrets(plans, refusals) {
      const records = await openRecords<KeptSecret>(join(dataDir, 'accounts/secrets.jsonl'), disk);
      const secrets = await openSecrets(plans, records);
      const server = await serveSecrets(secrets, refusals);
      stops.push(records.close, server.stop);
      return { secrets, endpoints: { AWS_ENDPOINT_URL_SECRETS_MANAGER: server.url } };
    },
    async stop() {
      // Services stop in reverse order, so that each stops before the services that it uses.
      for (const one of stops.splice(0).reverse()) await one();
    },
  };
}

function startTables({ dataDir, say, onBroken }: OwnServicesSettings) {
  return startTableEngine(join(dataDir, 'tables'), {
    onRestart: (reason) => say(`The table engine was started again: ${reason}.`),
    onGivenUp: (reason) => onBroken(`The table engine cannot be kept running, so the cloud stops: ${reason}.`),
  });
}

async function closeAll(queues: Iterable<Queue>): Promise<void> {
  await Promise.all([...queues].map((queue) => queue.close()));
}
