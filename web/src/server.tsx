import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { Inlined } from './api/inlined.ts';
import { App } from './app.tsx';
import { primeForecast } from './entities/beach/forecast-query.ts';
import { primeBlog } from './features/blog/queries.ts';
import { primeComparison } from './features/forecast/compare/queries.ts';
import { primeStatus } from './features/status/queries.ts';
import { primeBuilt } from './prime-built.ts';
import { createQueryClient } from './query-client.ts';
import { createSiteRouter } from './router.tsx';
import { type DocumentHead, drawnHead } from './ui/use-document-head.ts';

export interface Drawing {
  /**
   * The path and query of the page. If the page inlines a reply, the call has the same path and query; otherwise
   * `reply` is null.
   */
  readonly path: string;
  readonly reply: unknown;
  /** UTC ms. */
  readonly drawnAt: number;
  readonly built?: Inlined['built'];
}

/** The query parameters that the reader's own choices determine. No route reads them. */
const READERS = ['units', 'lang'];

export interface Drawn {
  readonly screen: string;
  readonly head: DocumentHead | undefined;
}

/**
 * Renders the content of `#root`, which the browser hydrates. It runs in the functions that render pages on request,
 * and in the build for static pages. Each language imports its own copy of this module, with `?lang=` in the import's
 * address.
 */
export async function drawPage(drawing: Drawing): Promise<string> {
  return (await drawWithHead(drawing)).screen;
}

/** Renders the content of `#root`, and returns it with the title and description that the page sets. */
export async function drawWithHead({ path, reply, drawnAt, built }: Drawing): Promise<Drawn> {
  const { pathname, searchParams } = new URL(path, 'http://page');
  const units = searchParams.get('units') === '2' ? 2 : 1;
  for (const name of READERS) searchParams.delete(name);
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [`${pathname}${search}`] }));
  const client = createQueryClient();
  primeForecast(client, { path, reply }, drawnAt);
  primeComparison(client, { path, reply }, drawnAt);
  primeBlog(client, { path, reply }, drawnAt);
  primeStatus(client, { path, reply }, drawnAt);
  primeBuilt(client, { built });
  await router.load();
  const screen = renderToString(<App router={router} client={client} units={units} drawnAt={drawnAt} />);
  client.clear();
  return { screen, head: drawnHead };
}
