import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { favorites } from '@groundswell/data/favorites';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { useObjects } from '@groundswell/data/testing/use-objects';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCalls } from './support/serve-calls.ts';

useObjects();
useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
const people = usePeople();

const repoRoot = join(import.meta.dirname, '..');
const PROGRAM = join(import.meta.dirname, 'generated-client/program.ts');
let served: Awaited<ReturnType<typeof serveCalls>>;
let program: Record<string, (site: string, token?: string, favoriteId?: number) => Promise<unknown>>;

beforeAll(async () => {
  served = await serveCalls();
  program = await import(PROGRAM);
});
afterAll(() => served.stop());

test('a program against the client that openapi-typescript generates compiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-client-'));
  try {
    const types = join(folder, 'api.d.ts');
    const generate = join(repoRoot, 'test/node_modules/openapi-typescript/bin/cli.js');
    execFileSync(process.execPath, [generate, join(repoRoot, 'docs/reference/openapi.json'), '-o', types], {
      stdio: 'pipe',
    });
    const compilerOptions = { types: [], noEmit: true, paths: { 'groundswell-api': [types] } };
    const config = { extends: join(repoRoot, 'tsconfig.json'), compilerOptions, files: [PROGRAM], include: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout, status } = spawnSync(join(repoRoot, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 0]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('without signing in it reads, writes, and is told what is refused', async () => {
  expect(await program.askAsVisitor?.(served.site)).toEqual({
    around: 'Charleston Beaches',
    regions: expect.arrayContaining(['Costa Este']),
    beaches: ['folly-beach-the-washout'],
    unknown: 'no-such-beach',
    refused: [401, 'unauthorized'],
    subscribed: true,
    invalid: ['email'],
  });
  expect(letters.take()).toHaveLength(1);
});

test('signed in it reads and changes the account, and calls the open API by a key it made', async () => {
  const { account, token } = await people.join({ tier: 'Pro' });
  await favorites.add(account.id, 148, 5);
  expect(await program.askAsMember?.(served.site, token, 148)).toEqual({
    email: account.email,
    setting: true,
    unit: 'm',
    alert: true,
    favorites: [[148, 3]],
    charts: [],
  });
});

test('as a writer it saves posts by their revision, and is given the newest where it was late', async () => {
  const { token } = await people.join({ role: 'editor' });
  expect(await program.askAsWriter?.(served.site, token)).toEqual({
    titles: ['A first title', 'A second title'],
    late: [412, true],
    labels: [],
  });
});
