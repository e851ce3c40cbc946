import { expect, test } from 'vitest';
import { pageInLanguage } from './page-in-language.ts';

const html =
  '<html lang="en"><!--head--><link rel="modulepreload" href="/other.js"><link rel="modulepreload" crossorigin href="/assets/en-1.js" data-es="/assets/es-2.js" data-zh-cn="/assets/zh-3.js">';
const site = { product: 'Waves & "more"' };

test('the page declares its language and loads the messages of that language only', () => {
  const page = pageInLanguage(html, { ...site, language: 'zh-CN' });
  expect(page).toContain('<html lang="zh-CN">');
  expect(page).toContain(' href="/assets/zh-3.js"');
  expect(page).not.toContain('href="/assets/en-1.js"');
  expect(page).toContain('href="/other.js"');
});

test('the English page keeps its link to the messages', () => {
  expect(pageInLanguage(html, { ...site, language: 'en' })).toContain(' href="/assets/en-1.js"');
});

test('a link preview has a title and picture, and the product’s name is escaped in its tags', () => {
  const page = pageInLanguage(html, { ...site, language: 'es' });
  expect(page).toContain('<title>Waves &amp; &quot;more&quot;: pronósticos de surf que puedes comprobar</title>');
  expect(page).toContain('<meta property="og:image" content="/share-picture.png">');
});

test('a product name with replacement patterns such as $& is inserted unchanged', () => {
  expect(pageInLanguage(html, { product: '$& Waves', language: 'es' })).toContain('<title>$&amp; Waves:');
});

test('a page with a head of its own has its title, description and address, in each language', () => {
  const page = pageInLanguage(html, { ...site, language: 'es', headed: { path: '/maps', area: 'charts' } });
  expect(page).toContain(' · Waves &amp; &quot;more&quot;</title>');
  expect(page).toContain('<link rel="canonical" href="/maps?lang=es">');
  expect(page).toContain('hreflang="x-default" href="/maps"');
});

test('a page without the words of a language fails the build', () => {
  expect(() => pageInLanguage('<html lang="en">', { ...site, language: 'es' })).toThrow('no words of es');
});
