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

test('a package is changed where it, or one that it needs, however far away, is another', () => {
  const over = { 'node_modules/stripe/node_modules/parser': { version: '2' } };
  expect(listChangedPackages(lock({}), lock(over)).sort()).toEqual([
    'node_modules/@scope/http',
    'node_modules/parser',
    'node_modules/stripe',
  ]);
});

test('one that comes or goes is changed; what a room of ours needs changes none', () => {
  expect(listChangedPackages(lock({}), lock({ 'node_modules/new': { version: '1' } }))).toEqual(['node_modules/new']);
  expect(listChangedPackages(lock({ 'node_modules/old': { version: '1' } }), lock({}))).toEqual(['node_modules/old']);
  expect(listChangedPackages(lock({}), lock({ 'packages/billing': { dependencies: { react: '1' } } }))).toEqual([]);
});

test('a package.json leads elsewhere where more than its scripts and what it needs is changed', () => {
  const before = { name: 'data', exports: { '.': './a.ts' }, dependencies: { stripe: '1' } };
  const changed = (over: object) => leadsElsewhere(JSON.stringify(before), JSON.stringify({ ...before, ...over }));
  expect(changed({ dependencies: {}, scripts: { start: 'node .' } })).toBe(false);
  expect(changed({ exports: { '.': './b.ts' } })).toBe(true);
});
