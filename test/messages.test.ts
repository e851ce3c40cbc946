import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSALS } from '@groundswell/contracts';
import { describe, expect, test } from 'vitest';
import { needs, SPECIFICATION_FILES } from './support/needs.ts';

// `facts/messages.tsv` lists each message of the specification with its location in the code, and with the code's text
// if it differs. A location is a key of `web/messages`, `server:` with an error code, or `file:` with a module.
const repo = join(import.meta.dirname, '..');
const SPECIFICATION = join(repo, '../shared/spec/messages.tsv');
const rows = readFileSync(join(import.meta.dirname, 'facts/messages.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
const facts = rows.map((row) => {
  const [message = '', where = '', otherwise] = row.split('\t');
  return { message, where, otherwise };
});

const messages = new Map<string, unknown>(
  readdirSync(join(repo, 'web/messages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }): [string, unknown][] =>
      Object.entries(JSON.parse(readFileSync(join(repo, `web/messages/${name}/en.json`), 'utf8'))),
    ),
);
/** Removes differences without meaning: the code has other names for placeholders, and uses typographic apostrophes. */
const plain = (text: string) => text.replace(/\{[^}]*\}/g, '{}').replaceAll('’', "'");
const says = (held: unknown, text: string): boolean =>
  typeof held === 'string'
    ? plain(held) === plain(text)
    : typeof held === 'object' && held !== null && Object.values(held).some((part) => says(part, text));

describe('each message of the specification', () => {
  test.each(facts)('$message is in $where', (fact) => {
    const { message, where, otherwise } = fact;
    const text = otherwise?.replace(/^[^:]*: /, '') ?? message;
    if (where.startsWith('file:')) {
      expect(readFileSync(join(repo, where.slice('file:'.length)), 'utf8')).toContain(text);
      return;
    }
    for (const key of where.split(' ')) {
      const held = key.startsWith('server:')
        ? REFUSALS[key.slice('server:'.length) as keyof typeof REFUSALS]
        : messages.get(key);
      expect([key, says(held, text)]).toEqual([key, true]);
    }
  });
});

test('the table has every message of the specification', needs(SPECIFICATION_FILES), () => {
  const specified = readFileSync(SPECIFICATION, 'utf8').trimEnd().split('\n').slice(1);
  const known = new Set(facts.map(({ message }) => message));
  expect(specified.map((row) => row.split('\t')[3] ?? '').filter((message) => !known.has(message))).toEqual([]);
});
