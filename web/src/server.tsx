import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { primeForecast } from './entities/beach/forecast-query.ts';
import { createQueryClient } from './query-client.ts';
import { createSiteRouter } from './router.tsx';

export interface Drawing {
  /** The address and the reply, as inlined in the page; null where it has none. */
  readonly path: string;
  readonly reply: unknown;
  /** UTC ms. */
  readonly drawnAt: number;
}

/**
 * The page's first view, the content of `#root`: the browser hydrates it. Runs beside the function that answers a
 * forecast's page, and in the build for the first page; one copy per language, named by `?lang=` in this module's
 * address.
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
