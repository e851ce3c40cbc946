import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand, paginateScan } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { accounts, users } from '@groundswell/data/accounts';
import { counts } from '@groundswell/data/counts';
import { createMemoryTable } from '@groundswell/data/testing/memory-table/memory-table';
import { stubInMemory } from '@groundswell/data/testing/memory-table/start-memory';
import { processTable } from '@groundswell/data/testing/table';
import type { Person } from '@groundswell/local/services/cognito/people';
import { startTableEngine } from '@groundswell/local/services/dynamodb/engine';
import { openRecords } from '@groundswell/local/services/records';
import type { KeptMail } from '@groundswell/local/services/ses/mailbox';
import { type BookRecords, openBooks } from '@groundswell/local/services/stripe/books';
import type { RestingWorld } from '../invariants/evidence.ts';
import type { Item } from '../services.ts';

/** The environment with which the product's code reads a table in this process. */
const SETTINGS = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
const TABLE = 'Groundswell';

/** All that a stopped cloud has left in its folder. */
export interface LeftBehind {
  readonly world: RestingWorld;
  readonly rows: readonly Item[];
  readonly mails: readonly KeptMail[];
  /** Messages that are still in a queue, as text. */
  readonly messages: readonly string[];
}

/** Reads the data folder of a cloud that does not run. */
export async function readLeftBehind(dataDir: string, startedAt: number): Promise<LeftBehind> {
  const file = (name: string) => join(dataDir, 'accounts', name);
  const [people, payments] = await Promise.all([
    readRecords<Person>(file('people.jsonl')),
    readRecords(file('payments.jsonl')),
  ]);
  const items = await scanTable(dataDir);
  Object.assign(process.env, SETTINGS, { TABLE_NAME: TABLE });
  const table = stubInMemory(processTable(), createMemoryTable());
  for (const Item of items) table.answer('PutItem', { TableName: TABLE, Item });
  const world: RestingWorld = {
    startedAt,
    scheduler: { now: Date.now },
    product: { data: { accounts, counts, users } },
    services: {
      cards: { provider: { books: openBooks(payments as BookRecords, Date.now) } },
      people: {
        poolId: '',
        async answer(_operation, { Username }: { Username?: string }) {
          if (people.values().some(({ username }) => username === Username)) return {};
          throw Object.assign(new Error('No such user.'), { name: 'UserNotFoundException' });
        },
      },
    },
  };
  const rows = items.map((item) => unmarshall(item) as Item);
  return { world, rows, mails: readMails(dataDir), messages: listMessages(dataDir) };
}

/** Reads the emails that are on disk, oldest first, also while the cloud runs or is down. */
export function readMails(dataDir: string): readonly KeptMail[] {
  return readLines(join(dataDir, 'accounts/mail.jsonl')).flatMap(({ value }) => value ?? []);
}

/** Lists the messages in the queues on disk, as text, also while the cloud runs. Without charts, those of charts stay. */
export function listMessages(dataDir: string): readonly string[] {
  const dir = join(dataDir, 'queues');
  const queues = readdirSync(dir).filter((name) => name.endsWith('.jsonl') && !/-(Tiles|Points)/.test(name));
  return queues.flatMap((name) => {
    const left = new Map<string, string>();
    for (const { did, id, message } of readLines(join(dir, name))) {
      if (did === 'send') left.set(message.id, `${name}: ${message.failure ?? ''} ${message.body}`);
      if (did === 'remove') left.delete(id);
    }
    return [...left.values()];
  });
}

// biome-ignore lint/suspicious/noExplicitAny: The lines of each file have a form of their own.
function readLines(path: string): any[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  // The last line may not be complete yet.
  return lines.slice(0, -1).map((line) => JSON.parse(line));
}

async function readRecords<T>(path: string) {
  const records = await openRecords<T>(path);
  await records.close();
  return records;
}

async function scanTable(dataDir: string) {
  const fail = (reason: string) => {
    throw new Error(`The table engine does not run: ${reason}`);
  };
  const engine = await startTableEngine(join(dataDir, 'tables'), { onRestart: fail, onGivenUp: fail });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint: engine.url, region: 'us-east-1', credentials });
  try {
    const { TableNames: [TableName] = [] } = await client.send(new ListTablesCommand());
    const items = [];
    for await (const { Items = [] } of paginateScan({ client }, { TableName })) items.push(...Items);
    return items;
  } finally {
    client.destroy();
    await engine.stop();
  }
}
