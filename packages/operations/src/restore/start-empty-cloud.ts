import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CreateTableCommandInput, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { serveCognito } from '@groundswell/local/services/cognito/server';
import { createTables } from '@groundswell/local/services/dynamodb/create-tables';
import { startTableEngine } from '@groundswell/local/services/dynamodb/engine';
import { openObjects } from '@groundswell/local/services/s3/objects';
import { serveObjects } from '@groundswell/local/services/s3/server';
import type { PartEndpoints, PartNames } from './parts.ts';

/** The cost of scrypt, at its minimum: restored users have long random passwords, which nobody guesses. */
const RANDOM_PASSWORD_COST = 2;
const FAIL = (reason: string) => {
  throw new Error(reason);
};

/**
 * Starts empty services in a folder: a table with the keys and indexes of the named one, a user pool and a bucket. The
 * AWS SDK's environment leads to the named table.
 */
export async function startEmptyCloud(
  dir: string,
  { table = '', pool = '', bucket = '' }: PartNames,
): Promise<{ readonly endpoints: PartEndpoints; stop(): Promise<void> }> {
  mkdirSync(join(dir, 'objects'), { recursive: true });
  const create = await describeTable(table);
  const signer = {
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
    region: process.env.AWS_REGION ?? '',
  };
  const [tables, objects, users] = await Promise.all([
    startTableEngine(join(dir, 'tables'), { onRestart: FAIL, onGivenUp: FAIL }),
    serveObjects(openObjects(join(dir, 'objects'), Date), () => [bucket], signer, Date),
    serveCognito({
      pools: [{ id: pool, issuer: '', leastPasswordLength: 8, triggers: {}, clients: [] }],
      region: signer.region,
      dir: join(dir, 'users'),
      clock: Date,
      invokeTrigger: async () => null,
      passwordCost: RANDOM_PASSWORD_COST,
    }),
  ]);
  await createTables(tables.url, [{ name: table, create }], false);
  return {
    endpoints: { tables: tables.url, objects: objects.url, users: users.url },
    stop: async () => void (await Promise.all([tables.stop(), objects.stop(), users.stop()])),
  };
}

/** Returns the CreateTable request of a table like the named one. */
async function describeTable(TableName: string) {
  const { Table } = await new DynamoDBClient({}).send(new DescribeTableCommand({ TableName }));
  const indexes = Table?.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
    IndexName,
    KeySchema,
    Projection,
  }));
  const create = {
    TableName,
    AttributeDefinitions: Table?.AttributeDefinitions,
    KeySchema: Table?.KeySchema,
    BillingMode: 'PAY_PER_REQUEST',
    GlobalSecondaryIndexes: indexes,
  } satisfies CreateTableCommandInput;
  return JSON.parse(JSON.stringify(create));
}
