import { beforeEach, expect, test, vi } from 'vitest';
import { forgetBeach, readBeach, storeChosen, storeVisited } from './beach.tsx';

beforeEach(() => {
  const cookies = new Map<string, string>();
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(/[=;]/);
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const folly = { slug: 'folly-beach-washout', name: 'Folly Beach, The Washout' };
const pipeline = { slug: 'banzai-pipeline', name: 'Banzai Pipeline' };

test('the last beach visited is remembered until one is chosen, which no visit replaces', () => {
  expect(readBeach()).toBeUndefined();
  storeVisited(folly);
  expect(readBeach()).toEqual(folly);
  storeVisited(pipeline);
  expect(readBeach()).toEqual(pipeline);
  storeChosen(folly);
  storeVisited(pipeline);
  expect(readBeach()).toEqual(folly);
  storeChosen(pipeline);
  expect(readBeach()).toEqual(pipeline);
});

test('a beach that the server does not know is removed, and the next one visited replaces it; another beach stays', () => {
  storeChosen({ slug: 'no-such-beach', name: 'x' });
  forgetBeach('folly-beach-washout');
  expect(readBeach()?.slug).toBe('no-such-beach');
  forgetBeach('no-such-beach');
  expect(readBeach()).toBeUndefined();
  expect(document.cookie).toBe('');
  storeVisited(folly);
  expect(readBeach()).toEqual(folly);
});

test.each(['../x', 'Folly', '<b>', `${'a'.repeat(81)}!`])('a cookie that holds no slug, %s, is no beach', (slug) => {
  storeChosen({ slug, name: 'x' });
  expect(readBeach()).toBeUndefined();
});
