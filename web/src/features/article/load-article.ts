import { language } from '../../preferences/language.ts';
import { product } from '../../product.ts';
import { type Article, parseArticle } from './parse-article.ts';

const TEXTS = import.meta.glob<string>('../../../articles/**/*.md', { query: '?raw', import: 'default' });

/** Loads the article of `web/articles/<name>` in the page's language. */
export async function loadArticle(name: string): Promise<Article> {
  const load = TEXTS[`../../../articles/${name}/${language}.md`];
  if (!load) throw new Error(`There is no article ${name} in ${language}.`);
  return parseArticle(await load(), product, language);
}
