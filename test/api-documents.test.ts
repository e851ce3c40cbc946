import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { everyCall } from './support/every-call.ts';

const repoRoot = join(import.meta.dirname, '..');

test.each(['docs/openapi.json', 'packages/open-api/src/openapi.generated.json'])(
  '%s passes Redocly’s recommended rules without an error or a warning',
  async (file) => {
    const absoluteRef = join(repoRoot, file);
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: readFileSync(absoluteRef, 'utf8'), absoluteRef, config });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location.map(({ pointer }) => pointer)]),
    ).toEqual([]);
  },
);

test('every call says in one short sentence what it does, and no two say the same', () => {
  const summaries = everyCall.map(({ call }) => call.summary);
  const isSentence = (text: string) => /^[A-Z](?:[^.!?]|\.(?=\d))*\.$/.test(text) && text.split(' ').length <= 25;
  expect(summaries.filter((text) => !isSentence(text))).toEqual([]);
  expect(summaries.filter((text, index) => summaries.indexOf(text) !== index)).toEqual([]);
});
