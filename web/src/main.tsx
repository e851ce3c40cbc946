import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from './api/api-error.ts';
import { parseInlined } from './api/inlined.ts';
import { primeForecast } from './features/forecast/queries.ts';
import { listenForInstallPrompt } from './features/install/install-prompt.ts';
import { keepInlined } from './features/pwa/kept.ts';
import { registerWorker } from './features/pwa/worker.ts';
import { reloadOnMissingPart } from './features/shell/chunk-reload.ts';
import { LastResort } from './features/shell/last-resort.tsx';
import { BeachProvider } from './preferences/beach.tsx';
import { UnitsProvider } from './preferences/units.tsx';
import { router } from './router.tsx';
import { ToastProvider } from './ui/toast.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

// Asked for while the page is still being made, so that most readers never see the fallback; it stands where this fails.
document.fonts.load('1em Archivo').catch(() => undefined);

reloadOnMissingPart();
listenForInstallPrompt();

// It takes every page to start online, and would not notice that one comes online.
onlineManager.setOnline(navigator.onLine);

const client = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      // Also without a connection: the service worker may hold the answer.
      networkMode: 'always',
      refetchOnReconnect: true,
      // A refusal stays one; what did not arrive is asked for once more.
      retry: (failures, error) =>
        failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});

const inlined = parseInlined(document.getElementById('inlined')?.textContent);
if (inlined) {
  primeForecast(client, inlined);
  keepInlined(inlined).catch(() => undefined);
}
if (import.meta.env.PROD) registerWorker();

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <LastResort>
        <QueryClientProvider client={client}>
          <UnitsProvider>
            <BeachProvider>
              <ToastProvider>
                <RouterProvider router={router} />
              </ToastProvider>
            </BeachProvider>
          </UnitsProvider>
        </QueryClientProvider>
      </LastResort>
    </StrictMode>,
  );
