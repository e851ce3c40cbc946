import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '../src/areas.ts';
import { drawClientTypes } from './client-types.ts';
import { listAddresses } from './list-addresses.ts';
import { drawOpenApi, drawOpenDescription } from './open-api.ts';
import { drawReference } from './reference.ts';
import { textOf } from './texts-of.ts';

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

test('the comment of every call begins with a short sentence of what it does, and no two are the same', () => {
  const summaries = Object.values(areas).flatMap((calls) => calls.map(({ name }) => textOf(name).summary));
  const isSentence = (text: string) => /^[A-Z](?:[^.!?]|\.(?=\d))*\.$/.test(text) && text.split(' ').length <= 25;
  expect(summaries.filter((text) => !isSentence(text))).toEqual([]);
  expect(summaries.filter((text, index) => summaries.indexOf(text) !== index)).toEqual([]);
});
