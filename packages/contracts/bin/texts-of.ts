import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The documentation of a call, from the comment above it: the first sentence is the summary, the rest are the notes.
 */
export interface CallText {
  readonly summary: string;
  readonly notes: string;
}

const sourceDir = join(import.meta.dirname, '../src');
const DECLARED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+ = call\(\{[\s\S]*?\n {2}name: '([\w-]+)'/g;

/**
 * The documentation of all calls by name. It is read from the source files, so it does not enlarge the Lambda bundles.
 */
const texts = new Map(
  readdirSync(sourceDir)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(sourceDir, file), 'utf8').matchAll(DECLARED)])
    .map(([, comment = '', name = '']) => [name, splitText(comment)]),
);

/** Returns the documentation of a call; throws if the call has no comment. */
export function textOf(name: string): CallText {
  const text = texts.get(name);
  if (!text) throw new Error(`The declaration of ${name} has no comment that says what it does.`);
  return text;
}

function splitText(comment: string): CallText {
  const text = comment.replace(/\s*\n \* ?|\s+/g, ' ').trim();
  const [summary = text] = /^.*?\.(?= |$)/.exec(text) ?? [];
  return { summary, notes: text.slice(summary.length).trim() };
}
