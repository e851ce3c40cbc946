import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTables } from './create-tables.ts';
import { chooseEngine, type EngineName, startTableEngine } from './engine.ts';
import { removeShortLivedItems } from './remove-short-lived-items.ts';
import { requestTables } from './request-tables.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-tables-'));
afterAll(() => rmSync(dir, { recursive: true }));

const hasJava = spawnSync('java', ['-version']).status === 0;
const engines: readonly EngineName[] = [
  ...new Set<EngineName>([chooseEngine(), ...(hasJava ? ['amazon' as const] : [])]),
];
const table = {
  name: 'places',
  create: {
    TableName: 'places',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
  },
  ttlAttribute: 'expiresAt',
};
const fail = (reason: string) => {
  throw new Error(reason);
};
const unexpected = { onRestart: fail, onGivenUp: fail };

test.each(engines)('with %s tables are made once and keep their items', async (engine) => {
  const files = join(dir, engine);
  const Item = { pk: { S: 'BEACH#1' }, name: { S: 'Folly' } };
  const first = await startTableEngine(files, unexpected, engine);
  await createTables(first.url, [table], false);
  await requestTables(first.url, 'PutItem', { TableName: 'places', Item });
  await first.stop();

  const second = await startTableEngine(files, unexpected, engine);
  await createTables(second.url, [table], false);
  const found = await requestTables(second.url, 'GetItem', { TableName: 'places', Key: { pk: Item.pk } });
  expect(found.Item).toEqual(Item);
  await second.stop();
});

test.each(engines)(
  'with %s items of moments that a pinned clock passes through again are removed, and all others kept',
  async (engine) => {
    const now = Date.UTC(2026, 10, 20, 15);
    const running = await startTableEngine(join(dir, `brief-${engine}`), unexpected, engine);
    await createTables(running.url, [table], true);
    const put = (name: string, afterS?: number) => {
      const expiresAt = afterS === undefined ? {} : { expiresAt: { N: String(now / 1000 + afterS) } };
      return requestTables(running.url, 'PutItem', { TableName: 'places', Item: { pk: { S: name }, ...expiresAt } });
    };
    const counts = Array.from({ length: 60 }, (_, at) => `LIMIT#${at}`);
    for (const name of counts) await put(name, 3600);
    await put('FORECAST', 8 * 86_400);
    await put('ACCOUNT');
    await removeShortLivedItems(running.url, [table], now);
    const { Items } = await requestTables(running.url, 'Scan', { TableName: 'places', ProjectionExpression: 'pk' });
    expect(Items).toHaveLength(2);
    expect(Items).toEqual(expect.arrayContaining([{ pk: { S: 'FORECAST' } }, { pk: { S: 'ACCOUNT' } }]));
    await running.stop();
  },
);

test.each(engines)(
  'a web page of elsewhere cannot call %s: it has no usual address, or allows no page',
  async (engine) => {
    const running = await startTableEngine(join(dir, `page-${engine}`), unexpected, engine);
    const { port } = new URL(running.url);
    const preflight = fetch(`http://127.0.0.1:${port}/`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-amz-target',
      },
    });
    const allowed = await preflight.then(({ headers }) => headers.get('access-control-allow-origin')).catch(() => null);
    expect(['*', 'https://elsewhere.example']).not.toContain(allowed);
    await running.stop();
  },
);

test('no engine outlives a killed process', async () => {
  const files = join(dir, 'killed');
  const script = `import { startTableEngine } from ${JSON.stringify(join(import.meta.dirname, 'engine.ts'))};
    await startTableEngine(${JSON.stringify(files)}, {});
    console.log('running');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  await once(child.stdout, 'data');
  expect(countEngines(files)).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await expect.poll(() => countEngines(files)).toBe(0);
});

function countEngines(files: string): number {
  const table = execFileSync('ps', ['-axo', 'args='], { encoding: 'utf8' });
  return table.split('\n').filter((row) => row.includes(files) && !row.includes('--import')).length;
}
