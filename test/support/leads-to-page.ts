import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, type Call, pages } from '@groundswell/contracts';
import { siteRoutes } from './site-routes.ts';

const calls: readonly Call[] = Object.values(areas).flat();
/** Whether a call's path opens in a browser, as a page or as a PDF. */
const opens = ({ page, replyType }: Call) => page || replyType === 'application/pdf';
const paths = [...pages, ...calls.filter(opens).map(({ path }) => path)];
const web = join(import.meta.dirname, '../../web');

/** Whether an address of the site leads to a page or PDF, and to a section that exists there. */
export function leadsToPage(address: string): boolean {
  const { pathname, hash } = new URL(address, 'https://groundswell.example');
  const isPage = paths.some((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
  return isPage && (hash === '' || sectionsOf(pathname).includes(hash.slice(1)));
}

/** Returns the ids of an article's sections, and of the contact form if its route has one. */
function sectionsOf(pathname: string): readonly string[] {
  const text = readFileSync(join(web, `articles${pathname}/en.md`), 'utf8');
  const hasContact = siteRoutes.some(({ path, contact }) => path === pathname && contact !== undefined);
  return [...[...text.matchAll(/\{#([a-z-]+)\}$/gm)].map(([, id = '']) => id), ...(hasContact ? ['contact'] : [])];
}
