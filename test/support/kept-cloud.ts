import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeStamp } from '@groundswell/infra/build/stamp.ts';
import { type Cloud, startCloud } from './cloud.ts';
import { MOTO, startMoto } from './moto.ts';
import { NOW } from './now.ts';

const repoRoot = join(import.meta.dirname, '../..');
const KEPT_IN = join(repoRoot, 'node_modules/.cache/groundswell');
/** The files and folders that determine the first forecasts. If any of them changes, the cached data is outdated. */
const MADE_BY = [
  'packages',
  'functions',
  'infra',
  'cdk.json',
  'package-lock.json',
  'test/support/now.ts',
  'test/support/kept-cloud.ts',
];
const KEPT = /^world-[0-9a-f]+$/;

/**
 * The options of the local cloud. It forecasts only the day of the journeys' alerts, and renders no charts, which no
 * journey checks.
 */
const OPTIONS = ['--days', '1', '--no-charts'];

/**
 * Starts the whole local cloud from cached data: the forecasts of a first start for the nearest day. Each cloud gets a
 * copy. The cache key is a hash of all inputs. If it changes, the first start is repeated and the old data deleted.
 */
export async function startKeptCloud(): Promise<Cloud> {
  const kept = join(KEPT_IN, `world-${computeStamp(repoRoot, MADE_BY)}`);
  if (!existsSync(kept)) await keep(kept);
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-cloud-'));
  cpSync(kept, dataDir, { recursive: true });
  const cloud = await startCloud({ now: NOW, dataDir, options: OPTIONS });
  return {
    ...cloud,
    async stop() {
      await cloud.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the whole local cloud with its data at an AWS endpoint: an address, or `moto` for a new moto. The endpoint keeps
 * no data between runs, so this is a first start.
 */
export async function startCloudAt(endpoint: string): Promise<Cloud> {
  const lack = MOTO();
  if (endpoint === 'moto' && lack) throw new Error(`The cloud needs ${lack}`);
  const moto = endpoint === 'moto' ? await startMoto({ isOneByOne: true }) : undefined;
  const options = [...OPTIONS, '--aws-endpoint', moto?.url ?? endpoint];
  const cloud = await startCloud({ now: NOW, options }).catch((error: unknown) => {
    moto?.stop();
    throw error;
  });
  return {
    ...cloud,
    async stop() {
      await cloud.stop().finally(moto?.stop);
    },
  };
}

async function keep(kept: string): Promise<void> {
  mkdirSync(KEPT_IN, { recursive: true });
  const draft = mkdtempSync(join(KEPT_IN, 'world-draft-'));
  try {
    const cloud = await startCloud({ now: NOW, dataDir: draft, options: OPTIONS });
    await cloud.stop();
    for (const old of readdirSync(KEPT_IN).filter((name) => KEPT.test(name)))
      rmSync(join(KEPT_IN, old), { recursive: true });
    renameSync(draft, kept);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
