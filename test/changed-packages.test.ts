import { expect, test } from 'vitest';
import { leadsElsewhere, listChangedPackages } from './bin/changed-packages.mjs';

const LOCK = {
  '': { dependencies: { stripe: '1' } },
  'packages/billing': { dependencies: { stripe: '1' } },
  'node_modules/stripe': { version: '1', dependencies: { '@scope/http': '1' } },
  'node_modules/@scope/http': { version: '1', peerDependencies: { parser: '1' } },
  'node_modules/stripe/node_modules/parser': { version: '1' },
  'node_modules/react': { version: '1' },
};
const lock = (over: object) => JSON.stringify({ packages: { ...LOCK, ...over } });

test('a package counts as changed if it or one of its direct or indirect dependencies has changed', () => {
  const over = { 'node_modules/stripe/node_modules/parser': { version: '2' } };
  expect(listChangedPackages(lock({}), lock(over)).sort()).toEqual([
    'node_modules/@scope/http',
    'node_modules/parser',
    'node_modules/stripe',
  ]);
});

test('an added or removed package counts as changed; dependencies of our own packages change none', () => {
  expect(listChangedPackages(lock({}), lock({ 'node_modules/new': { version: '1' } }))).toEqual(['node_modules/new']);
  expect(listChangedPackages(lock({ 'node_modules/old': { version: '1' } }), lock({}))).toEqual(['node_modules/old']);
  expect(listChangedPackages(lock({}), lock({ 'packages/billing': { dependencies: { react: '1' } } }))).toEqual([]);
});

test('a package.json affects imports if more than its scripts and dependencies has changed', () => {
  const before = { name: 'data', exports: { '.': './a.ts' }, dependencies: { stripe: '1' } };
  const changed = (over: object) => leadsElsewhere(JSON.stringify(before), JSON.stringify({ ...before, ...over }));
  expect(changed({ dependencies: {}, scripts: { start: 'node .' } })).toBe(false);
  expect(changed({ exports: { '.': './b.ts' } })).toBe(true);
});
