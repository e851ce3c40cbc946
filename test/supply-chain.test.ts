import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listLicenseFaults } from './supply-chain/licenses.ts';
import { type LockedPackage, listInstalled, listLockFaults } from './supply-chain/lock-file.ts';
import { readLock } from './supply-chain/read-lock.ts';
import { findSecrets, readOwnTexts } from './supply-chain/secrets.ts';

const root = join(import.meta.dirname, '..');
const { packages, manifests } = readLock(root);
const INTEGRITY = `sha512-${'a'.repeat(86)}==`;

test('the lock file pins every package by its digest, and agrees with each package.json', () => {
  expect(listInstalled(packages).length).toBeGreaterThan(800);
  expect(Object.keys(manifests).length).toBeGreaterThan(30);
  expect(listLockFaults(packages, manifests)).toEqual([]);
});

test.each<[string, LockedPackage, string[]]>([
  ['without a digest', {}, ['node_modules/a has no sha512 digest.']],
  ['with a weak digest', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, ['node_modules/a has no sha512 digest.']],
  ['in the tarball of another', { inBundle: true }, []],
  [
    'from a named host',
    { integrity: INTEGRITY, resolved: 'https://packages.example/a.tgz' },
    ['node_modules/a names its host.'],
  ],
  [
    'from git',
    { integrity: INTEGRITY, resolved: 'git+ssh://git@github.com/a/a.git#1' },
    ['node_modules/a names its host.'],
  ],
  ['with a script', { integrity: INTEGRITY, hasInstallScript: true }, ['node_modules/a has an install script.']],
])('a package %s is judged', (_, entry, faults) => {
  expect(listLockFaults({ 'node_modules/a': entry }, {})).toEqual(faults);
});

test('a dependency that package.json names and the lock file does not is a fault', () => {
  const manifest = { devDependencies: { a: '1.0.0' } };
  expect(listLockFaults({ web: { devDependencies: { a: '1.0.1' } } }, { web: manifest })).toEqual([
    'The devDependencies of web differ from its package.json.',
  ]);
});

test('no package runs a script while it is installed', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('\nignore-scripts=true\n');
});

test('each license is allowed, or accepted by name with its reason', () => {
  expect(listLicenseFaults(packages)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', false],
  ['(MIT AND GPL-3.0) OR ISC', false],
  ['AGPL-3.0', false],
  [undefined, false],
])('the license %s is allowed: %s', (license, isAllowed) => {
  const entry = license === undefined ? {} : { license };
  const faults = listLicenseFaults({ 'node_modules/a': entry }).filter((fault) => fault.startsWith('a: '));
  expect(faults.length === 0).toBe(isAllowed);
});

test('no file holds a credential', async () => {
  const found: string[] = [];
  let read = 0;
  for (const [path, text] of readOwnTexts(root)) {
    read++;
    found.push(...(await findSecrets(path, text)));
  }
  expect(read).toBeGreaterThan(3000);
  expect(found).toEqual([]);
});

/** The parts are joined here, so that this file holds no credential either. */
const joined = (...parts: readonly string[]) => parts.join('');

test.each([
  ['AWSSecretAccessKey', joined('AWS_SECRET_ACCESS_KEY=', 'wJalrXUtnFEMIK7MDENGbPxRfiCYzzzzzzzzKEYx')],
  [
    'PrivateKey',
    joined(
      '-----BEGIN RSA ',
      'PRIVATE KEY-----\n',
      'MIIEowIBAAKCAQEA'.repeat(40),
      '\n-----END RSA ',
      'PRIVATE KEY-----',
    ),
  ],
  ['GITHUB_TOKEN', joined('ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx')],
  ['BasicAuth', joined('https://someone:', 'hiddenword@db.waves.com')],
  ['key of Stripe or Mapbox', joined('sk_', 'live_51HqTv2KZzQ7tPkR9mXbYcWd3')],
  ['key of Stripe or Mapbox', joined('sk.', 'eyJ', 'a'.repeat(60))],
])('%s is found, by its line and without the credential', async (kind, secret) => {
  expect(await findSecrets('made.ts', `first line\n${secret}`)).toEqual([`made.ts:2: ${kind}`]);
});
