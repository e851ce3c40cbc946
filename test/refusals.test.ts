import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REFUSALS, readMessage, sentenceOf } from '@groundswell/contracts';
import { InvalidRequestError } from '@groundswell/runtime';
import { parse } from '@groundswell/runtime/testing/parse';
import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import { everyCall } from './support/every-call.ts';
import { formsOf } from './support/fields-of.ts';

const repoRoot = join(import.meta.dirname, '..');
const sources = ['functions', 'infra', 'packages'].flatMap(listSources).map((path) => ({
  path,
  text: readFileSync(join(repoRoot, path), 'utf8'),
}));

test('schemas of requests refuse with a reason, not with a sentence of their own', () => {
  const messages = everyCall.flatMap(({ call }) => [call.params, call.query, call.body].flatMap(listMessages));
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter((text) => readMessage(text) === undefined)).toEqual([]);
});

test('replies refuse with a reason, which alone makes their sentence', () => {
  const replying = sources.filter(({ path }) => path.startsWith('functions/'));
  const free = replying.filter(({ text }) => /\berrorMsg\b|\berror: (?!sentenceOf\(|unknown\))/.test(text));
  expect(replying.length).toBeGreaterThan(60);
  expect(free.map(({ path }) => path)).toEqual([]);
});

test('no refusal shows the name that a field has in requests', () => {
  const schemas = everyCall.flatMap(({ call }) => [call.params, call.query, call.body]);
  const ownMessages = schemas.flatMap(listMessages).map((text) => readMessage(text) ?? expect.fail(text));
  const ofRequests = schemas.flatMap((schema) => refusalsOf(schema));
  const shown = [...ownMessages, ...ofRequests].map(sentenceOf);
  const ofFunctions = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bfield: '([^']+)'/g)].map(([, field]) => field),
  );
  expect([ownMessages.length, ofRequests.length, ofFunctions.length].map((count) => count > 50)).toEqual([
    true,
    true,
    true,
  ]);
  expect([...shown, ...ofFunctions].filter((text) => LIKE_A_WIRE_NAME.test(text ?? ''))).toEqual([]);
});

test.each(Object.keys(REFUSALS))('the reason %s is used', (code) => {
  const saying = sources.filter(({ path }) => !path.startsWith('packages/contracts/src/refusals/'));
  expect(saying.some(({ text }) => text.includes(`'${code}'`))).toBe(true);
});

/** Matches names of fields that no sentence may contain: `to_name`, `wrscPromo`, `p256dh`, `isAjax`. */
const LIKE_A_WIRE_NAME = /\w_\w|\p{Ll}\p{Lu}|\p{L}\d+\p{L}/u;

/** Returns the error messages for two requests: one without fields, and one in which every field has the wrong type. */
function refusalsOf(schema: GenericSchema | undefined) {
  const fields = formsOf(schema).flatMap((form) => form.fields);
  const wrong = Object.fromEntries(fields.map((field) => [field, { wrong: true }]));
  return [{}, wrong].flatMap((input) => {
    try {
      parse(schema, input);
      return [];
    } catch (error) {
      if (!(error instanceof InvalidRequestError)) throw error;
      return Object.values(error.fields).flat();
    }
  });
}

function listSources(room: string): string[] {
  return readdirSync(join(repoRoot, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(repoRoot, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|test-support|bin)\//.test(path));
}

/** Lists the messages of a schema, at any depth. */
function listMessages(schema: unknown): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    const { message } = part as { message?: unknown };
    if (typeof message === 'string') found.push(message);
    Object.values(part).forEach(look);
  };
  look(schema);
  return found;
}
