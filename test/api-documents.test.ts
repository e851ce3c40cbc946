import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { everyCall } from './support/every-call.ts';
import { wellFormed } from './support/well-formed.ts';

const repoRoot = join(import.meta.dirname, '..');

test.each(['docs/reference/openapi.json', 'packages/open-api/src/openapi.generated.json'])(
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

interface Described {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly required: boolean; readonly schema: object }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
}
const document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> } = JSON.parse(
  readFileSync(join(repoRoot, 'docs/reference/openapi.json'), 'utf8'),
);
const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const requests = wellFormed({ email: 'reader@example.com', beachId: 148, slug: 'steamer-lane' });

test.each(everyCall)('what $name accepts is what docs/reference/openapi.json describes', ({ name }) => {
  const own = described.find(({ operationId }) => operationId === name || operationId.startsWith(`${name}-of-`));
  const { parameters = [], requestBody } = own ?? expect.fail('It is not described.');
  const { params, query, body } = requests[name];
  const given: Readonly<Record<string, unknown>> = { ...params, ...query };
  const ajv = addFormats(new Ajv2020({ strict: false }));
  for (const { name: field, required, schema } of parameters) {
    if (given[field] === undefined) expect([field, required]).toEqual([field, false]);
    else expect([field, ajv.validate(schema, given[field])]).toEqual([field, true]);
  }
  if (body) ajv.validate(requestBody?.content['application/json'].schema ?? false, body);
  expect(ajv.errors ?? []).toEqual([]);
});
