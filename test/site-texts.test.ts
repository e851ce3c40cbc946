import { LANGUAGES, TIDE_CHART_PRICES } from '@groundswell/contracts';
import { HANDBOOK_PAGES } from '@groundswell/handbook';
import { handbook } from '@groundswell/handbook/handbook/en';
import { FAQS, SERVICES, type SiteText } from '@groundswell/seed-texts';
import { parseInline } from '@groundswell/web/testing/inline-text';
import { PRICES } from '@groundswell/web/testing/order-choices';
import { expect, test } from 'vitest';
import { leadsToPage } from './support/leads-to-page.ts';

/** The sections of pages that are not articles, by path. Links address a section by its URL fragment. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '/faq': ['contact', 'accuracy', ...FAQS.map(({ id }) => id)],
  '/maps': ['wave', 'period', 'gfs', 'nam', 'sst', 'stations'],
  '/services/handbook': HANDBOOK_PAGES,
};
function leads(address: string, from: string): boolean {
  const { pathname, hash } = new URL(address, `https://groundswell.example${from}`);
  const parts = PARTS[pathname];
  return parts ? hash === '' || parts.includes(hash.slice(1)) : leadsToPage(pathname + hash);
}
const linksOf = (text: string) => parseInline(text).flatMap(({ to }) => to ?? []);
const complete = (text: SiteText) => LANGUAGES.every((language) => text[language].trim() !== '');

test('at least 25 questions are answered, each under a name of its own, in every language with the same links', () => {
  expect(FAQS.length).toBeGreaterThanOrEqual(25);
  expect(new Set(FAQS.map(({ id }) => id)).size).toBe(FAQS.length);
  for (const { id, question, answer } of FAQS) {
    expect([id, complete(question), complete(answer)]).toEqual([id, true, true]);
    // The English page appends a colon to the question, so the text itself must not end with punctuation.
    expect(question.en).not.toMatch(/[?:.]$/);
    expect(question.es).toMatch(/^¿.+\?$/);
    expect(question['zh-CN']).toMatch(/？$/);
    for (const language of LANGUAGES) expect([id, linksOf(answer[language])]).toEqual([id, linksOf(answer.en)]);
  }
});

test('every link of the answers and of the handbook leads to a page, and to a part of it that is there', () => {
  for (const { id, answer } of FAQS)
    for (const link of linksOf(answer.en)) expect([id, link, leads(link, '/faq')]).toEqual([id, link, true]);
  for (const page of HANDBOOK_PAGES)
    for (const link of handbook.pages[page].paragraphs.flatMap(linksOf))
      expect(leads(link, '/services/handbook')).toBe(true);
});

test('each service has its words in every language and a page of its own', () => {
  for (const { url, title, description } of SERVICES) {
    expect([url, complete(title), complete(description)]).toEqual([url, true, true]);
    expect([url, leads(url, '/')]).toEqual([url, true]);
  }
});

test('the page of tide charts names the prices that orders have', () => {
  expect(PRICES).toEqual(TIDE_CHART_PRICES);
});
