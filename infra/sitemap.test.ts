import { builtPages } from '@groundswell/contracts';
import { listBeaches, listRegions } from '@groundswell/data/places';
import { expect, test } from 'vitest';
import { drawRobots, drawSitemap } from './sitemap.ts';

const SITE = 'https://waves.example';
const addresses = [...drawSitemap(SITE).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('every region, area, local and beach is in the sitemap once, after the static pages', () => {
  expect(addresses[0]).toBe(`${SITE}/`);
  for (const page of Object.keys(builtPages)) expect(addresses).toContain(`${SITE}${page}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  const places = listRegions().flatMap((region) => [region, ...region.areas.flatMap((area) => [area, ...area.locals])]);
  for (const { slug } of [...listBeaches(), ...places]) expect(addresses).toContain(`${SITE}/forecast/${slug}`);
});

test("robots may read all, and get the sitemaps' addresses once they are known", () => {
  expect(drawRobots(SITE)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\nSitemap: ${SITE}/blog/feed/sitemap.xml\n`,
  );
  expect(drawRobots(undefined)).toBe('User-agent: *\nAllow: /\n');
});
