import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawClientTypes } from './client-types.ts';
import { listAddresses } from './list-addresses.ts';
import { drawOpenApi, drawOpenDescription } from './open-api.ts';
import { drawReference } from './reference.ts';

const repoRoot = join(import.meta.dirname, '../../..');

test.each([
  ['docs/reference/api.md', drawReference],
  ['docs/reference/openapi.json', drawOpenApi],
  ['packages/open-api/src/openapi.generated.json', drawOpenDescription],
  ['packages/api-client/src/replies.generated.ts', drawClientTypes],
  ['web/src/api/calls.generated.json', listAddresses],
])('%s matches the contract (else: npm run docs)', (file, draw) => {
  expect(readFileSync(join(repoRoot, file), 'utf8')).toBe(draw());
});
