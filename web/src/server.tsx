import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { primeForecast } from './entities/beach/forecast-query.ts';
import { createQueryClient } from './query-client.ts';
import { createSiteRouter } from './router.tsx';

export interface Drawing {
  /** The address and the reply, as the page holds them inlined; null where it has none. */
  readonly path: string;
  readonly reply: unknown;
  /** UTC ms. */
  readonly drawnAt: number;
}

/**
 * What a page shows first, as it stands in `#root`: the browser takes it over without drawing it again. Runs beside the
 * function that answers a forecast's page, and in the build for the first page; a copy for each language: `?lang=` of
 * this module's address says which.
 */
export async function drawPage({ path, reply, drawnAt }: Drawing): Promise<string> {
  const { pathname, searchParams } = new URL(path, 'http://page');
  const units = searchParams.get('units') === '2' ? 2 : 1;
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [pathname] }));
  const client = createQueryClient();
  primeForecast(client, { path, reply }, drawnAt);
  await router.load();
  const page = renderToString(<App router={router} client={client} units={units} drawnAt={drawnAt} />);
  client.clear();
  return page;
}
