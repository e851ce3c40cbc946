import { expect, test } from 'vitest';
import { parseCommandLine, UsageError } from './command-line.mjs';

const COST = {
  options: {
    visitors: 'whole',
    runs: 'count',
    share: 'share',
    port: 'port',
    age: 'duration',
    json: 'flag',
    to: 'text',
  },
  words: [['list', 'use'], 'ID'],
  least: 0,
  check: ({ words }: { readonly words: readonly string[] }) =>
    words[0] === 'use' && !words[1] ? 'Name the release: use ID.' : undefined,
} as const;
const parse = (...args: string[]) => parseCommandLine(COST, args);

test('values are read by their kinds; options that are not given are absent', () => {
  const args = ['use', '3f2a', '--visitors', '0', '--share', '.5', '--port=3000', '--age', '2h', '--json'];
  expect(parse(...args)).toEqual({
    values: { visitors: 0, share: 0.5, port: 3000, age: '2h', json: true },
    words: ['use', '3f2a'],
  });
  expect(parse()).toEqual({ values: {}, words: [] });
});

test.each([
  [['--ofline'], "Unknown option '--ofline'."],
  [['--to'], "Option '--to <value>' argument missing."],
  [['--to', '--json'], "Option '--to' argument is ambiguous."],
  [['--to='], '--to needs a value.'],
  [['--json=yes'], "Option '--json' does not take an argument."],
  [['--visitors', 'abc'], '--visitors must be a whole number, not "abc".'],
  [['--visitors', '1e6'], '--visitors must be a whole number, not "1e6".'],
  [['--runs', '0'], '--runs must be a whole number above 0, not "0".'],
  [['--share', '1.5'], '--share must be a number from 0 to 1, not "1.5".'],
  [['--port', '70000'], '--port must be a number from 0 to 65535, not "70000".'],
  [['--age', '2 weeks'], '--age must be a duration such as 30m, 2h or 14d, not "2 weeks".'],
  [['lst'], '"lst" is not known here: list or use.'],
  [['list', '1', 'more'], '"more" is a word too many.'],
  [['use'], 'Name the release: use ID.'],
])('%j is refused in one sentence that names the word', (args, sentence) => {
  expect(() => parse(...args)).toThrow(new UsageError(sentence));
});

test('a missing word is named, and the last one may be repeated', () => {
  expect(() => parseCommandLine({ words: [['account', 'site']] }, [])).toThrow('A word is missing: account or site.');
  expect(parseCommandLine({ words: ['NAME…'], least: 0 }, ['a', 'b', 'c']).words).toEqual(['a', 'b', 'c']);
  expect(() => parseCommandLine({}, ['stray'])).toThrow('"stray" is a word too many.');
});
