import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawOpenApi, drawReference } from './reference.ts';

const docs = join(import.meta.dirname, '../../../docs');

test.each([
  ['api.md', drawReference],
  ['openapi.json', drawOpenApi],
])('docs/%s says what the contract says (else: npm run docs)', (file, draw) => {
  expect(readFileSync(join(docs, file), 'utf8')).toBe(draw());
});
