import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engines } from '@groundswell/data/testing/start-dynamo';
import { partsOf, rehearse, startEmptyCloud } from '@groundswell/operations';
import { type BenchRow, measureEach } from './bench-row.ts';

const SIZES_MB = [100, 300];
/** The size of a beach's forecast, the largest item of the product. */
const LARGE_BYTES = 24_000;
/** The number of small items, such as favorites and settings, for each large one. */
const SMALL_ITEMS = 2;

/** Measures how long tables of two sizes take to be exported, restored into an empty table, and compared. */
export function bench(): Promise<BenchRow[]> {
  return measureEach(Object.fromEntries(SIZES_MB.map((sizeMb) => [`restore of ${sizeMb} MB`, () => restore(sizeMb)])));
}

async function restore(sizeMb: number): Promise<BenchRow[]> {
  const dynamo = await engines[0]?.start();
  if (!dynamo) throw new Error('no engine of DynamoDB');
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-bench-restore-'));
  const names = { table: (await dynamo.createTable()).name };
  Object.assign(process.env, { AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: dynamo.url });
  const copy = await startEmptyCloud(dir, names);
  try {
    const originals = partsOf(names);
    for (const part of originals) await part.write(makeItems(sizeMb * 1e6));
    const [{ exportMs, importMs, compareMs, equal, changed, missing, added } = {}] = (await rehearse(
      originals,
      partsOf(names, copy.endpoints),
      join(dir, 'exported'),
    )) as Partial<Awaited<ReturnType<typeof rehearse>>[number]>[];
    const different = [changed, missing, added].flatMap((keys) => keys ?? []).length;
    const perGb = (ms = Number.NaN) => `${((ms / sizeMb / 1000) * 1000).toFixed(0)} s a GB`;
    return [
      { what: `export ${sizeMb} MB`, measured: seconds(exportMs), aim: perGb(exportMs) },
      { what: `restore ${sizeMb} MB`, measured: seconds(importMs), aim: perGb(importMs) },
      {
        what: `compare ${sizeMb} MB: ${equal} items equal`,
        measured: seconds(compareMs),
        aim: `${different} different; aim: 0`,
      },
    ];
  } finally {
    await copy.stop();
    dynamo.stop();
    rmSync(dir, { recursive: true });
  }
}

function seconds(ms = Number.NaN): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Yields items of `bytes` together: compressed forecasts, which are random bytes, each with small items. */
async function* makeItems(bytes: number) {
  for (let number = 0, made = 0; made < bytes; number++) {
    const pk = { S: `BEACH#${number}` };
    yield { key: '', value: { pk, sk: { S: 'FORECAST' }, body: { B: randomBytes(LARGE_BYTES).toString('base64') } } };
    for (let small = 0; small < SMALL_ITEMS; small++)
      yield {
        key: '',
        value: { pk, sk: { S: `ROW#${small}` }, name: { S: 'a row'.repeat(20) }, at: { N: String(number) } },
      };
    made += LARGE_BYTES + SMALL_ITEMS * 150;
  }
}
