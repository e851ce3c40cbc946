import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repoRoot = join(import.meta.dirname, '..');

/**
 * Matches idiosyncratic phrases that a reader cannot resolve, such as passives without an actor and pronouns without a
 * noun.
 */
const PRIVATE =
  /\b(is|are|was|were) (told|said|asked for|none|nobody's|no longer so)\b|\bof (now|whom|then|before)\b|\b(what|who|which) (is|was|comes|waits|rests|stands|goes) (told|there|so|anew)\b|\bas there\b|\banew\b|\bby itself\b|\bthe same twice\b|\bof two (at once|each)\b|\bis had\b|\bof (it|them|those) (that|which)\b/i;
/** Matches openings that leave a sentence without an actor as its subject. */
const HEADLESS = /^(What|Who|Whom|Of|Those|One|Whose|Nobody|Nothing|By what|So many|As many|Where nothing)\b/;
const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?:^|[\s;{(,])\/\/ ?(.*)$/gm;
/** Shorter comments are labels, such as 'px'. */
const SHORTEST_CHARACTERS = 4;

const comments = ['functions', 'infra', 'packages', 'test', 'web'].flatMap((room) =>
  readdirSync(join(repoRoot, room), { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .filter((path) => !/(^|\/)(node_modules|dist|paraglide|\.cache)\/|\.generated\./.test(path))
    .flatMap((path) =>
      [...readFileSync(join(repoRoot, path), 'utf8').matchAll(COMMENT)].map(([, block, line]) => ({
        path,
        text: (block ?? line ?? '')
          .replace(/^\s*\* ?/gm, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      })),
    )
    .filter(({ text }) => text.length >= SHORTEST_CHARACTERS && !/^(biome|@ts|https?:)/.test(text)),
);

test.each([
  ['use a private phrase', PRIVATE, 0.3],
  ['open without a subject', HEADLESS, 0.5],
])('few comments %s', (_, pattern, mostPct) => {
  expect(comments.length).toBeGreaterThan(10_000);
  const found = comments.filter(({ text }) => pattern.test(text));
  const listed = found.slice(0, 20).map(({ path, text }) => `${path}: ${text.slice(0, 100)}`);
  expect((100 * found.length) / comments.length, listed.join('\n')).toBeLessThanOrEqual(mostPct);
});
