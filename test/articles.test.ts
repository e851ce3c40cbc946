import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, pages } from '@groundswell/contracts';
import { parseInline } from '@groundswell/web/testing/inline-text';
import { type Article, parseArticle } from '@groundswell/web/testing/parse-article';
import { expect, test } from 'vitest';
import { leadsToPage } from './support/leads-to-page.ts';

const folder = join(import.meta.dirname, '../web/articles');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('en.md'))
  .map((file) => file.slice(0, -'/en.md'.length));
const read = (name: string, language: Language) =>
  parseArticle(readFileSync(join(folder, name, `${language}.md`), 'utf8'), 'Groundswell', language);
const textsOf = ({ lead, sections }: Article) => [
  lead,
  ...sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'text') return block.text;
      return block.kind === 'list' ? block.items : block.rows.flat();
    }),
  ),
];
const linksOf = (article: Article) =>
  textsOf(article).flatMap((text) => parseInline(text).flatMap(({ to }) => to ?? []));
/** Returns the structure of an article, which must be the same in every language. */
const shapeOf = (article: Article) => ({
  note: article.note !== undefined,
  links: linksOf(article),
  sections: article.sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => {
      if (block.kind === 'table') return block.rows.map(({ length }) => length);
      return block.kind === 'list' ? block.items.length : 'text';
    }),
  })),
});

test.each(names)('%s is a page, with the same content in every language', (name) => {
  expect(pages).toContain(`/${name}`);
  const english = read(name, 'en');
  for (const language of LANGUAGES) {
    expect(shapeOf(read(name, language)), language).toEqual(shapeOf(english));
    if (language !== 'en') expect(read(name, language).lead).not.toBe(english.lead);
  }
});

test.each(names)('every link of %s works', (name) => {
  for (const link of linksOf(read(name, 'en'))) expect([link, leadsToPage(link)]).toEqual([link, true]);
});

test('a privacy policy and terms exist, in force since the day they name', () => {
  for (const name of ['privacy', 'terms']) {
    expect(existsSync(join(folder, name))).toBe(true);
    expect(read(name, 'en').note).toBe('Effective August 17, 2020');
  }
});

test("the registration's terms are linked in every language", () => {
  for (const language of LANGUAGES) {
    const messages = readFileSync(join(import.meta.dirname, `../web/messages/auth/${language}.json`), 'utf8');
    const { auth_accept: accept } = JSON.parse(messages);
    expect(parseInline(accept).flatMap(({ to }) => to ?? [])).toEqual(['/terms', '/privacy']);
  }
});
