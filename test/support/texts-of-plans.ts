import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillText, type Language, REFUSALS, SITE_SECTIONS } from '@groundswell/contracts';
import { drawOpenApi, drawOpenDescription } from '@groundswell/contracts/testing/open-api';
import { shippedContent } from '@groundswell/data/site';
import { planValues } from '@groundswell/plans';
import { emailWordsOf, presentFaq } from '@groundswell/present';
import { readSeedPosts } from '@groundswell/seed-posts/testing/read-seed-posts';
import { parseArticle } from '@groundswell/web/testing/parse-article';

const repo = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(repo, path), 'utf8');
const list = (folder: string) => readdirSync(join(repo, folder), { recursive: true, encoding: 'utf8' });

/**
 * The source files of date and hour texts, by language. Some of these texts are functions, so the test reads the
 * source.
 */
const WORDS_FILES: Readonly<Record<Language, string>> = { en: 'english', es: 'spanish', 'zh-CN': 'chinese' };

/** Lists every text of one language that may mention a plan, by its location, with the current limits filled in. */
export function listTexts(language: Language): ReadonlyMap<string, string> {
  const values = { product: 'Groundswell', ...planValues(language) };
  const { faqs, promo, ...sections } = Object.fromEntries(
    SITE_SECTIONS.map((section) => [section, shippedContent(section)]),
  ) as { [S in (typeof SITE_SECTIONS)[number]]: ReturnType<typeof shippedContent<S>> };
  return new Map([
    ...faqs.map(({ id, question, answer }): [string, string] => {
      const faq = presentFaq({
        id,
        question: fillText(question[language], values),
        answer: fillText(answer[language], values),
      });
      return [`faq ${id}`, `${faq.question}\n${faq.answer}`];
    }),
    ['promo', fillText(promo.text[language], values)],
    ['other sections', textsIn(sections, language)],
    ...list('web/articles')
      .filter((file) => file.endsWith(`/${language}.md`))
      .map((file): [string, string] => [
        `article ${file}`,
        textsIn(parseArticle(read(`web/articles/${file}`), 'Groundswell', language)),
      ]),
    ...readSeedPosts('Groundswell').map(({ slug, texts }): [string, string] => [
      `post ${slug}`,
      textsIn(texts[language]),
    ]),
    ...list('web/messages')
      .filter((file) => file.endsWith(`/${language}.json`))
      .flatMap((file) => Object.entries(JSON.parse(read(`web/messages/${file}`))))
      .map(([key, message]): [string, string] => [`message ${key}`, textsOfMessage(message)]),
    ['letters', textsIn(emailWordsOf(language, 'Groundswell'))],
    ['words of replies', read(`packages/present/src/words/${WORDS_FILES[language]}.ts`).replaceAll(/\$?\{\w+\}/g, '…')],
    ...(language === 'en'
      ? ([
          ['refusals', textsIn(REFUSALS).replaceAll(/\{\w+\}/g, '…')],
          ['open API', textsIn(JSON.parse(drawOpenDescription()))],
          ['all calls', textsIn(JSON.parse(drawOpenApi()).info)],
        ] as const)
      : []),
  ]);
}

/** Returns all wordings of a message, with `…` in place of the values that code fills in. */
function textsOfMessage(message: unknown): string {
  const wordings = typeof message === 'string' ? message : (message as { match: object }[]).map(({ match }) => match);
  return textsIn(wordings).replaceAll(/\{\w+\}/g, '…');
}

/** Returns every text in an object, a line each. If a function builds a text, `…` stands for its arguments. */
function textsIn(of: unknown, language?: Language): string {
  if (typeof of === 'string') return of;
  if (typeof of === 'function') return textsIn(of('…', '…', '…', '…', '…'), language);
  if (typeof of !== 'object' || of === null) return '';
  if (language !== undefined && language in of) return textsIn(of[language as keyof typeof of]);
  return Object.values(of)
    .map((part) => textsIn(part, language))
    .join('\n');
}
