import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from './setting.ts';

export interface Table {
  readonly db: DynamoDBDocumentClient;
  readonly name: string;
}

let opened: Table | undefined;

/**
 * Returns the single table of this process, named by TABLE_NAME. The client is created once and keeps its connections.
 */
export function processTable(): Table {
  opened ??= { db: documentClient(), name: setting('TABLE_NAME') };
  return opened;
}

/**
 * Creates a client that times out after five seconds without a response, and retries a failed request at most three
 * times.
 */
export function documentClient(over: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 5000, throwOnRequestTimeout: true },
    ...over,
  });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** Returns whether an item's TTL has passed, since DynamoDB may take days to delete it. */
export function isExpired(item: { readonly expiresAt?: unknown }, now: number): boolean {
  return typeof item.expiresAt === 'number' && item.expiresAt * 1000 <= now;
}

/** Returns the `expiresAt`, in epoch seconds, of an item to be kept for `hours`. */
export function expiresAfterHours(hours: number, now: number): number {
  return Math.ceil(now / 1000 + hours * 3600);
}
