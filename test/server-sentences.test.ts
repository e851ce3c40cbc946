import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { knownSentences, serverWords } from '../web/src/api/server-words.ts';
import { type Locale, overwriteGetLocale } from '../web/src/paraglide/runtime.js';
import { everyCall } from './support/every-call.ts';

/** Said to who writes programs: no page of ours asks so. A page in another language tells what the code means. */
const FOR_PROGRAMS = [
  /^The (alert|newsletter) must be on or off\.$/,
  /^The .* must be (a number|text|given|named|one of the list|named by its five letters or digits)\.$/,
  /^The .*latitude|^The .*longitude|^A box needs all four sides\.$/,
  /^The (buoy|day|field drawings|field isAjax|field undo|image|image’s name|language|location|order|provider|request|station|station type|time frame|units|version v|body) must /,
  /^The list of existing stations must /,
  /^The (id|nonce|token) is not one\.$/,
  /^The value is not one of the choices\.$/,
  /^There is no such (setting|subject)\.$/,
  /^The {} is (missing|not valid)\.$|^The request is not valid\.$/,
  /^Enter the password a second time$/,
  /^There is no forecast for that (place yet|day)\.$/,
  /^This stands elsewhere\.$/,
  // Why a message is parked.
  /^No reason was given\.$/,
];

const repoRoot = join(import.meta.dirname, '..');
/** Jobs answer nobody. */
const JOBS = ['ocean', 'alerts', 'auth-triggers'];
const sentences = [...new Set([...sentencesOfContracts(), ...sentencesOfSources()])].sort();

test('the sentences are found: of contracts, of errors, of replies', () => {
  for (const one of ['Enter your name.', 'Sign in to do this.', 'There is no beach called “{}”.'])
    expect(sentences).toContain(one);
  expect(sentences.length).toBeGreaterThan(80);
});

test.each(sentences)('“%s” has words in every language, or is not for people', (sentence) => {
  if (FOR_PROGRAMS.some((pattern) => pattern.test(sentence))) return;
  const said = sentence.replaceAll('{}', '5');
  const inEach = (['en', 'es', 'zh-CN'] as const).map((locale) => wordsIn(locale, said));
  expect(inEach).not.toContain(undefined);
  expect(new Set(inEach).size).toBe(3);
});

test.each(knownSentences)('“%s” is still said', (known) => {
  const said = sentences.map((sentence) => sentence.replaceAll('{}', '5'));
  expect(said.filter((sentence) => patternOf(known).test(sentence))).not.toEqual([]);
});

test('what differs from one to the next is told: a name, a number', () => {
  expect(wordsIn('es', 'There is no beach called “San (Onofre) {}”.')).toBe(
    'No hay ninguna playa llamada «San (Onofre) {}».',
  );
  expect(wordsIn('zh-CN', 'The message must be 5000 characters at most.')).toBe('最多填写 5000 个字符。');
});

test('a sentence that nobody knows has no words', () => {
  for (const sentence of ['The sea is closed.', '', '__proto__', 'toString'])
    expect(serverWords(sentence)).toBeUndefined();
});

function wordsIn(locale: Locale, sentence: string): string | undefined {
  overwriteGetLocale(() => locale);
  try {
    return serverWords(sentence);
  } finally {
    overwriteGetLocale(() => 'en');
  }
}

function patternOf(sentence: string): RegExp {
  return new RegExp(
    `^${sentence
      .split('{}')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+')}$`,
  );
}

/** Every sentence that a schema of a request refuses with. */
function sentencesOfContracts(): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    const { message } = part as { message?: unknown };
    if (typeof message === 'string') found.push(message);
    Object.values(part).forEach(look);
  };
  for (const { call } of everyCall) [call.params, call.query, call.body].forEach(look);
  return found;
}

/** Every text of functions and of what answers for them that reads as a sentence, but those of errors for the log. */
function sentencesOfSources(): string[] {
  const areas = readdirSync(join(repoRoot, 'functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !JOBS.includes(entry.name))
    .map(({ name }) => `functions/${name}`);
  return [
    ...areas,
    'packages/accounts/src',
    'packages/letters/src',
    'packages/present/src/refusals',
    'packages/runtime/src',
  ].flatMap((room) =>
    readdirSync(join(repoRoot, room))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => textsIn(readFileSync(join(repoRoot, room, file), 'utf8')))
      .filter((text) => /^(?:{} )?[A-Z].* .*(?:[.!]| .* [a-z]+)$/.test(text)),
  );
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The texts of a source; `{}` stands for what is put into one. */
function textsIn(source: string): string[] {
  const found: string[] = [];
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const node = part as Node;
    if (node.type === 'NewExpression' && (node.callee as Node).name === 'Error') return;
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    if (node.type === 'TemplateLiteral')
      found.push((node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}'));
    Object.values(node).forEach(look);
  };
  look(parseAst(source, { lang: 'ts' }));
  return found;
}
