import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REFUSALS, readMessage } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { everyCall } from './support/every-call.ts';

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

test.each(Object.keys(REFUSALS))('the reason %s is used', (code) => {
  const saying = sources.filter(({ path }) => !path.startsWith('packages/contracts/src/refusals/'));
  expect(saying.some(({ text }) => text.includes(`'${code}'`))).toBe(true);
});

function listSources(room: string): string[] {
  return readdirSync(join(repoRoot, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(repoRoot, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|test-support|bin)\//.test(path));
}

/** The messages of a schema, at any depth. */
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
