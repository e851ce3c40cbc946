import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import type { Favorite } from './model.ts';
import { useRemove } from './queries.ts';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../../api/client.ts', () => ({ request: vi.fn() }));
vi.mock('../../ui/toast.tsx', () => ({ useToast: () => showToast }));

test('a favorite that was not removed is at no time called removed', async () => {
  let remove: ReturnType<typeof useRemove> | undefined;
  const Page = () => {
    remove = useRemove();
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Page)));
  vi.mocked(request).mockResolvedValueOnce({ success: false });
  remove?.({ favorite: { id: 148, locationBeachId: 148 } as Favorite, index: 0 });
  await vi.waitFor(() => expect(showToast).toHaveBeenCalled());
  const sentences = showToast.mock.calls.map(([sentence]) => sentence);
  expect(sentences).toEqual([m.favorites_failed({ error: m.errors_occurred() })]);
});
