import type { Addresses } from '../template/identify.ts';
import type { CloudPlan, SecretPlan } from '../template/plan.ts';
import type { TableEngine } from './dynamodb/engine.ts';
import type { FindRefusal } from './rights.ts';
import type { Objects } from './s3/objects.ts';
import type { Secrets } from './secrets-manager/secrets.ts';
import type { PassOn } from './ses/server.ts';
import type { ConsumerQueue } from './sqs/queue.ts';

/**
 * The services that keep what the app stores. This machine runs them itself (`own-services.ts`), or they are at another
 * implementation of AWS (`aws-endpoint`).
 */
export interface AwsServices {
  /** The addresses that values of the template contain. */
  readonly addresses: Pick<Addresses, 'queuesUrl' | 'accountId'>;
  /** Opens the template's tables, buckets and queues, and creates the missing ones. */
  openStores(declared: CloudPlan, findRefusal: FindRefusal): Promise<Stores>;
  /** Opens secrets, and creates the missing ones. */
  openSecrets(plans: readonly SecretPlan[], findRefusal: FindRefusal): Promise<OpenSecrets>;
  /** Sends an email that the local SES has accepted; absent if emails only go to the inbox. */
  readonly passOn?: PassOn;
  stop(): Promise<void>;
}

export interface Stores {
  readonly tables: Pick<TableEngine, 'answers' | 'endings' | 'running'>;
  readonly objects: Objects;
  readonly queues: ReadonlyMap<string, ConsumerQueue>;
  /** The SDK's endpoint settings: the addresses where the services listen. */
  readonly endpoints: Readonly<Record<string, string>>;
}

export interface OpenSecrets {
  readonly secrets: Pick<Secrets, 'find'>;
  readonly endpoints: Readonly<Record<string, string>>;
}
