import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@groundswell/contracts';
import { etiquette as etiquetteEn } from '@groundswell/handbook/etiquette/en';
import { etiquette as etiquetteEs } from '@groundswell/handbook/etiquette/es';
import { etiquette as etiquetteZh } from '@groundswell/handbook/etiquette/zh-CN';
import { handbook as handbookEn } from '@groundswell/handbook/handbook/en';
import { handbook as handbookEs } from '@groundswell/handbook/handbook/es';
import { handbook as handbookZh } from '@groundswell/handbook/handbook/zh-CN';
import { BOARDS_OF_DAY, FAQS, SERVICES, TRIP } from '@groundswell/seed-texts';

/** A text of the site in its languages, with the place where it is written. */
export type TranslatedText = Readonly<Record<Language, string>> & { readonly where: string };

const repo = join(import.meta.dirname, '../..');
type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/**
 * Lists the texts that exist once in each language: messages, articles, seed posts, the handbook, FAQs, services, boards
 * and trip. Texts composed by functions are not among them.
 */
export function listTranslatedTexts(): readonly TranslatedText[] {
  return [
    ...folders('web/messages').flatMap((area) => ofFiles(`web/messages/${area}`, 'json', (text) => JSON.parse(text))),
    ...readdirSync(join(repo, 'web/articles'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('/en.md'))
      .flatMap((file) => ofFiles(`web/articles/${file.slice(0, -'/en.md'.length)}`, 'md', paragraphsOf)),
    ...folders('packages/seed-posts/posts').flatMap((post) =>
      ofFiles(`packages/seed-posts/posts/${post}`, 'md', paragraphsOf),
    ),
    ...zip('handbook', { en: plain(handbookEn), es: plain(handbookEs), 'zh-CN': plain(handbookZh) }),
    ...zip('etiquette', { en: plain(etiquetteEn), es: plain(etiquetteEs), 'zh-CN': plain(etiquetteZh) }),
    ...inside('seed-texts', plain({ FAQS, SERVICES, BOARDS_OF_DAY, TRIP })),
  ];
}

/** Lists the modules that compose texts in one language, by language, for rules about words. */
export function listComposers(): readonly {
  readonly where: string;
  readonly language: Language;
  readonly text: string;
}[] {
  const names = { en: 'english', es: 'spanish', 'zh-CN': 'chinese' } as const;
  return readdirSync(join(repo, 'packages/present/src'), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    LANGUAGES.filter((language) => new RegExp(`(?:^|/)${names[language]}(?:-places)?\\.ts$`).test(file)).map(
      (language) => ({ where: file, language, text: readFileSync(join(repo, 'packages/present/src', file), 'utf8') }),
    ),
  );
}

function folders(path: string): string[] {
  return readdirSync(join(repo, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function ofFiles(folder: string, kind: string, parse: (text: string) => Tree): TranslatedText[] {
  const read = (language: Language) => parse(readFileSync(join(repo, folder, `${language}.${kind}`), 'utf8'));
  return zip(folder, { en: read('en'), es: read('es'), 'zh-CN': read('zh-CN') });
}

/** Splits a Markdown file into its title, its summary and its paragraphs. Other fields of the head are no texts. */
function paragraphsOf(text: string): Tree {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const shown = head.match(/^(?:title|summary|lead|note|description): .*$/gm) ?? [];
  return [...shown.map((field) => field.replace(/^\w+: /, '')), ...body.split(/\n\s*\n/)].map((part) => part.trim());
}

/** Pairs the texts at the same place of three trees. A place that only one language has, such as a plural, is left out. */
function zip(where: string, trees: Readonly<Record<Language, Tree>>): TranslatedText[] {
  const { en, es, 'zh-CN': zh } = trees;
  if (typeof en === 'string')
    return typeof es === 'string' && typeof zh === 'string' ? [{ where, en, es, 'zh-CN': zh }] : [];
  if (typeof en !== 'object' || en === null) return [];
  const child = (tree: Tree, key: string): Tree => (typeof tree === 'string' ? [] : ((tree as never)[key] ?? []));
  return Object.keys(en).flatMap((key) =>
    zip(`${where} ${key}`, { en: child(en, key), es: child(es, key), 'zh-CN': child(zh, key) }),
  );
}

/** Finds the objects of a tree that hold one text in each language. */
function inside(where: string, tree: Tree): TranslatedText[] {
  if (typeof tree !== 'object' || tree === null) return [];
  if ('zh-CN' in tree) return zip(where, tree as unknown as Record<Language, Tree>);
  return Object.entries(tree).flatMap(([key, value]) => inside(`${where} ${key}`, value as Tree));
}

/** Turns a value into plain JSON, without functions and undefined fields. */
function plain(value: unknown): Tree {
  return JSON.parse(JSON.stringify(value));
}
