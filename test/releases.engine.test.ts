import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DeleteObjectsCommand, S3Client } from '@aws-sdk/client-s3';
import { DAY_MS } from '@groundswell/durations';
import { type Release, writeRelease } from '@groundswell/infra/testing/release';
import { compileRequestFunction } from '@groundswell/local/cloudfront/edge-function';
import { openObjects } from '@groundswell/local/services/s3/objects';
import { serveObjects } from '@groundswell/local/services/s3/server';
import { findEdgeFunction, findPrevious, listReleases, pruneReleases, switchTo } from '@groundswell/operations';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveEdge } from './support/serve-edge.ts';

const bucket = 'site';
const edgeFunction = 'us-east-1GroundswellWebsitepage0A1B2C3D';
const SIGNER = { accessKeyId: 'local', secretAccessKey: 'of this cloud', region: 'us-east-1' };

interface BuiltRelease extends Release {
  readonly dir: string;
  readonly files: readonly string[];
}

const clock = { at: 0, now: () => clock.at };
let dir: string;
let objects: ReturnType<typeof openObjects>;
let stop: () => Promise<void>;
let s3: S3Client;
let edge: Awaited<ReturnType<typeof serveEdge>>;
const site = () => ({ s3, bucket, cloudfront: edge.cloudfront, edgeFunction });

beforeEach(async () => {
  clock.at = Date.UTC(2026, 10, 1);
  dir = mkdtempSync(join(tmpdir(), 'groundswell-releases-'));
  objects = openObjects(join(dir, 'objects'), clock);
  const server = await serveObjects(objects, () => [bucket], SIGNER, clock);
  const { region, ...credentials } = SIGNER;
  s3 = new S3Client({ endpoint: server.url, region, credentials, forcePathStyle: true, maxAttempts: 1 });
  edge = await serveEdge(edgeFunction, '');
  stop = server.stop;
});
afterEach(async () => {
  s3.destroy();
  edge.cloudfront.destroy();
  await Promise.all([stop(), edge.stop()]);
  rmSync(dir, { recursive: true });
});

/** Builds a site whose page names its script, which loads a part later. All releases share one picture. */
function build(name: string): BuiltRelease {
  const siteDir = join(dir, name);
  const files = ['index.html', 'index.en.html', `assets/main-${name}.js`, `packed/assets/main-${name}.js`];
  files.push(`assets/later-${name}.js`, 'assets/picture.png');
  for (const file of files) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), file.endsWith('.html') ? `/assets/main-${name}.js` : file);
  }
  const release = writeRelease(siteDir);
  return {
    ...release,
    dir: siteDir,
    files: [...files, `${release.folder}/assets.json`, `${release.folder}/site-page.js`],
  };
}

/** Lists the writes of a deployment in their order: shared files and records, pages, and the edge function. */
function writesOf({ dir: siteDir, files, folder, edgeCode }: BuiltRelease): (() => Promise<unknown>)[] {
  const put = (key: string, file: string) => () => objects.put(bucket, key, readFileSync(join(siteDir, file)), {});
  const pages = files.filter((file) => file.endsWith('.html'));
  return [
    ...files.filter((file) => !pages.includes(file)).map((file) => put(file, file)),
    ...pages.map((page) => put(`${folder}/${page}`, page)),
    async () => edge.deploy(edgeCode),
  ];
}

async function deploy(release: BuiltRelease): Promise<void> {
  for (const write of writesOf(release)) await write();
}

/** Opens the first page as a visitor. Returns the release it belongs to, or what it lacks. */
async function visit(): Promise<string> {
  const request = { method: 'GET', path: '/stats', query: '', headers: {}, cookies: [], body: Buffer.alloc(0) };
  const decided = await compileRequestFunction(edge.live())({ ...request, sourceIp: '127.0.0.1' });
  const path = 'request' in decided ? decided.request.path.slice(1) : '';
  const page = (await objects.get(bucket, path))?.body.toString('utf8');
  if (page === undefined) return `no ${path}`;
  return (await isThere(page.slice(1))) ? (/main-(\w+)/.exec(page)?.[1] ?? page) : `${path} without ${page}`;
}

const isThere = async (key: string) => (await objects.head(bucket, key)) !== undefined;
const hasTabOf = (name: string) => isThere(`assets/later-${name}.js`);
const folders = async () => (await listReleases(site())).map(({ folder }) => folder);

test('after each write of a deployment, and if it stops there, every page has its files, and open tabs go on', async () => {
  const [first, second] = [build('first'), build('second')];
  await deploy(first);
  const writes = writesOf(second);
  for (const [index, write] of writes.entries()) {
    expect([await visit(), await hasTabOf('first')]).toEqual(['first', true]);
    await write();
    if (index < writes.length - 1) expect(await visit()).toBe('first');
  }
  expect([await visit(), await hasTabOf('first'), await hasTabOf('second')]).toEqual(['second', true, true]);
  await deploy(second);
  expect(await visit()).toBe('second');
});

test('the same site is the same release, another page or asset is another', () => {
  const [first, second] = [build('first'), build('second')];
  expect(writeRelease(first.dir).folder).toBe(first.folder);
  expect(second.folder).not.toBe(first.folder);
  writeFileSync(join(first.dir, 'index.en.html'), 'changed');
  expect(writeRelease(first.dir).folder).not.toBe(first.folder);
});

test('one command returns to the previous release, and the next deployment goes on from there', async () => {
  for (const name of ['first', 'second']) {
    clock.at += DAY_MS;
    await deploy(build(name));
  }
  await switchTo(site(), await findPrevious(site()));
  expect([await visit(), await hasTabOf('second')]).toEqual(['first', true]);
  await expect(findPrevious(site())).rejects.toThrow('no complete release before');
  clock.at += DAY_MS;
  await deploy(build('third'));
  expect(await visit()).toBe('third');
});

test('a release that lacks a file, or whose deployment did not finish, is not served', async () => {
  const first = build('first');
  await deploy(first);
  clock.at += DAY_MS;
  const half = build('half');
  for (const write of writesOf(half).slice(0, -3)) await write();
  clock.at += DAY_MS;
  await deploy(build('third'));
  expect((await findPrevious(site())).folder).toBe(first.folder);
  const [, unfinished] = await listReleases(site());
  await expect(unfinished && switchTo(site(), unfinished)).rejects.toThrow('its pages is not in the bucket');
  await objects.delete(bucket, 'assets/later-first.js');
  await expect(findPrevious(site()).then((one) => switchTo(site(), one))).rejects.toThrow('assets/later-first.js');
  expect(await visit()).toBe('third');
});

test('a deployment that publishes meanwhile is not overwritten', async () => {
  for (const name of ['first', 'second']) {
    clock.at += DAY_MS;
    await deploy(build(name));
  }
  const previous = await findPrevious(site());
  const third = build('third');
  edge.cloudfront.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'UpdateFunctionCommand') edge.deploy(third.edgeCode);
        return next(args);
      },
    { step: 'initialize' },
  );
  await expect(switchTo(site(), previous)).rejects.toMatchObject({ name: 'PreconditionFailed' });
  expect(edge.live()).toBe(third.edgeCode);
});

test('wherever a removal stops, the live release and the one before it are whole, and the next one finishes it', async () => {
  const names = ['first', 'second', 'third', 'fourth'];
  const releases = names.map(build);
  let crashAt = 0;
  let requests = 0;
  s3.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === DeleteObjectsCommand.name && ++requests === crashAt) throw new Error('killed');
        return next(args);
      },
    { step: 'initialize' },
  );
  for (crashAt = 1; ; crashAt++) {
    requests = 0;
    for (const release of releases) {
      await deploy(release);
      clock.at += 8 * DAY_MS;
    }
    const stopped = await pruneReleases(site(), clock.at).then(
      () => false,
      () => true,
    );
    expect([await visit(), await hasTabOf('third'), await isThere('assets/picture.png')]).toEqual([
      'fourth',
      true,
      true,
    ]);
    if (!stopped) break;
    await pruneReleases(site(), clock.at);
    expect(await folders()).toEqual([releases[3]?.folder, releases[2]?.folder]);
    expect([await hasTabOf('first'), await hasTabOf('second')]).toEqual([false, false]);
    expect((await objects.list(bucket, '')).filter((key) => /first|second/.test(key))).toEqual([]);
  }
  expect(crashAt).toBe(5);
});

test('the edge function of a stage is found by the name that the CDK gives it', async () => {
  expect(await findEdgeFunction(edge.cloudfront, 'GroundswellWeb')).toBe(edgeFunction);
  await expect(findEdgeFunction(edge.cloudfront, 'GroundswellDevWeb')).rejects.toThrow('0 edge functions');
});
