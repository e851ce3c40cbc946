import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { serverClock } from './api/server-clock.ts';
import { LastResort } from './features/shell/last-resort.tsx';
import { BeachProvider } from './preferences/beach.tsx';
import type { Units } from './preferences/default-units.ts';
import { UnitsProvider } from './preferences/units.tsx';
import type { createSiteRouter } from './router.tsx';
import { OnShown } from './ui/on-shown.ts';
import { RenderedAt } from './ui/rendered-at.ts';
import { ToastProvider } from './ui/toast.tsx';
import { Clock } from './ui/use-clock.ts';

interface Props {
  readonly router: ReturnType<typeof createSiteRouter>;
  readonly client: QueryClient;
  readonly units: Units;
  /** The time at which the server drew the page's first view, UTC ms; undefined if it drew none. */
  readonly drawnAt: number | undefined;
  /** Called when all server-drawn content is hydrated, possibly more than once. */
  readonly onShown?: (() => void) | undefined;
}

/** All content of `#root`, the same on the server and in the browser. */
export function App({ router, client, units, drawnAt, onShown }: Props) {
  return (
    <StrictMode>
      <LastResort>
        <Clock value={serverClock}>
          <RenderedAt value={drawnAt}>
            <QueryClientProvider client={client}>
              <UnitsProvider first={units}>
                <BeachProvider isDrawn={drawnAt !== undefined}>
                  <ToastProvider>
                    <OnShown value={onShown}>
                      <RouterProvider router={router} />
                    </OnShown>
                  </ToastProvider>
                </BeachProvider>
              </UnitsProvider>
            </QueryClientProvider>
          </RenderedAt>
        </Clock>
      </LastResort>
    </StrictMode>
  );
}
