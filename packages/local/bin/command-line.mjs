// Parses the command lines of all npm scripts. Uses plain Node without dependencies, because a script may run before any
// package is installed.
import { parseArgs } from 'node:util';

/** Thrown for a command line that cannot be parsed; the message is a sentence that names the bad word. */
export class UsageError extends Error {}

/** The forms of the values that options take, with their descriptions in messages. */
const FORMS = {
  whole: { form: /^\d{1,15}$/, says: 'a whole number' },
  count: { form: /^0*[1-9]\d{0,14}$/, says: 'a whole number above 0' },
  number: { form: /^\d{1,15}(\.\d+)?$/, says: 'a number' },
  share: { form: /^(0?\.\d+|0|1(\.0+)?)$/, says: 'a number from 0 to 1' },
  port: { form: /^\d{1,5}$/, most: 65_535, says: 'a number from 0 to 65535' },
  duration: { form: /^\d{1,6}[mhd]$/, says: 'a duration such as 30m, 2h or 14d' },
};

/**
 * Parses the command line of a script. For `--help` it prints the usage and exits with 0; for a word that the script
 * does not know, a sentence and the usage, and exits with 2.
 */
export function readCommandLine(spec, args = process.argv.slice(2)) {
  try {
    if (!args.includes('--help') && !args.includes('-h')) return parseCommandLine(spec, args);
    console.log(spec.usage);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${spec.usage}`);
    process.exit(2);
  }
}

/** Parses `args` by a script's options and words. Throws UsageError. */
export function parseCommandLine({ options = {}, words = [], least = words.length, check }, args) {
  const types = Object.entries(options).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }]);
  const { values, positionals } = parseWords({
    args,
    options: Object.fromEntries(types),
    allowPositionals: true,
  });
  const read = Object.entries(values).map(([name, text]) => [name, readValue(name, options[name], text)]);
  const given = { values: Object.fromEntries(read), words: positionals };
  checkWords(positionals, words, least);
  const fault = check?.(given);
  if (fault) throw new UsageError(fault);
  return given;
}

/** Calls Node's `parseArgs`. Throws UsageError with the first sentence of its message. */
export function parseWords(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message.split(/\. |\.?\n/)[0]}.`);
  }
}

function readValue(name, kind, text) {
  const value = FORMS[kind];
  if (text === '') throw new UsageError(`--${name} needs a value.`);
  if (!value) return text;
  if (!value.form.test(text) || Number(text) > value.most)
    throw new UsageError(`--${name} must be ${value.says}, not "${text}".`);
  return kind === 'duration' ? text : Number(text);
}

/** A list has the choices of a word, a text names any word; one that ends in '…' may be repeated. */
function checkWords(given, expected, least) {
  const mayRepeat = String(expected.at(-1)).endsWith('…');
  for (const [at, word] of given.entries()) {
    const choices = expected[at];
    if (choices === undefined && !mayRepeat) throw new UsageError(`"${word}" is a word too many.`);
    if (Array.isArray(choices) && !choices.includes(word))
      throw new UsageError(`"${word}" is not known here: ${oneOf(choices)}.`);
  }
  if (given.length < least) throw new UsageError(`A word is missing: ${oneOf([expected[given.length]].flat())}.`);
}

function oneOf(choices) {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(choices);
}
