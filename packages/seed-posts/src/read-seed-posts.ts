import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillText, LANGUAGES, type Language, slugOfProduct } from '@groundswell/contracts';
import { planValues } from '@groundswell/plans';

const POSTS = join(import.meta.dirname, '../posts');

/** A post of the initial content: in each language a title, a summary and Markdown. */
export interface SeedPost {
  readonly slug: string;
  /** The publication time, UTC ms: nine in the morning on the American east coast. */
  readonly publishedAt: number;
  readonly topic: string;
  readonly tags: readonly string[];
  readonly texts: Readonly<Record<Language, FirstText>>;
}
interface FirstText {
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
}

/**
 * Reads the posts from `posts/<name>/<language>.md`, newest first. Fills in the site's name `product` and the current
 * limits of the plans.
 */
export function readSeedPosts(product: string, dir = POSTS): readonly SeedPost[] {
  return readdirSync(dir)
    .map((name) => readFirstPost(join(dir, name), name, product))
    .sort((one, other) => other.publishedAt - one.publishedAt);
}

function readFirstPost(dir: string, name: string, product: string): SeedPost {
  const read = (language: Language) => {
    const text = readFileSync(join(dir, `${language}.md`), 'utf8');
    const values = { product, 'product-slug': slugOfProduct(product), ...planValues(language) };
    return parse(fillText(text, values), `${name} ${language}`);
  };
  const [en, es, zh] = LANGUAGES.map(read);
  if (!en || !es || !zh) throw new Error(`${name} is not in every language.`);
  const given = (key: string) => required(en.fields, key, name);
  return {
    slug: given('slug'),
    publishedAt: Date.parse(`${given('published')}T13:00:00Z`),
    topic: given('topic'),
    tags: given('tags').split(', '),
    texts: { en: textOf(en, name), es: textOf(es, name), 'zh-CN': textOf(zh, name) },
  };
}

interface Parsed {
  readonly fields: ReadonlyMap<string, string>;
  readonly markdown: string;
}

/** Parses front matter between two lines of `---`, with lines of `key: value`, and the text after it. */
function parse(text: string, name: string): Parsed {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(text) ?? [];
  if (head === undefined || markdown === undefined) throw new Error(`${name} does not begin with its fields.`);
  const pairs = head.split('\n').map((line): [string, string] => {
    const [key = '', ...value] = line.split(': ');
    return [key, value.join(': ').trim()];
  });
  return { fields: new Map(pairs), markdown: markdown.trim() };
}

function textOf({ fields, markdown }: Parsed, name: string): FirstText {
  return { title: required(fields, 'title', name), summary: required(fields, 'summary', name), markdown };
}

function required(fields: Parsed['fields'], key: string, name: string): string {
  const value = fields.get(key);
  if (!value) throw new Error(`${name} has no ${key}.`);
  return value;
}
