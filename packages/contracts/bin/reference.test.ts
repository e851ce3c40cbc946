import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listAddresses } from './list-addresses.ts';
import { drawOpenApi, drawReference } from './reference.ts';

const repoRoot = join(import.meta.dirname, '../../..');

test.each([
  ['docs/api.md', drawReference],
  ['docs/openapi.json', drawOpenApi],
  ['web/src/api/calls.generated.json', listAddresses],
])('%s matches the contract (else: npm run docs)', (file, draw) => {
  expect(readFileSync(join(repoRoot, file), 'utf8')).toBe(draw());
});
