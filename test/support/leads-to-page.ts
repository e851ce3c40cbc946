import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, type Call, pages } from '@groundswell/contracts';
import { siteRoutes } from './site-routes.ts';

const calls: readonly Call[] = Object.values(areas).flat();
/** A paper opens by itself, as a page does. */
const opens = ({ page, replyType }: Call) => page || replyType === 'application/pdf';
const paths = [...pages, ...calls.filter(opens).map(({ path }) => path)];
const web = join(import.meta.dirname, '../../web');

/** Whether an address of the site is one of its pages or papers, with the section that it names. */
export function leadsToPage(address: string): boolean {
  const { pathname, hash } = new URL(address, 'https://groundswell.example');
  const isPage = paths.some((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
  return isPage && (hash === '' || sectionsOf(pathname).includes(hash.slice(1)));
}

/** The sections of an article, with the contact form below it where its route states so. */
function sectionsOf(pathname: string): readonly string[] {
  const text = readFileSync(join(web, `articles${pathname}/en.md`), 'utf8');
  const hasContact = siteRoutes.some(({ path, contact }) => path === pathname && contact !== undefined);
  return [...[...text.matchAll(/\{#([a-z-]+)\}$/gm)].map(([, id = '']) => id), ...(hasContact ? ['contact'] : [])];
}
