import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

const contact = 'Services Contact';

export const servicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services',
  staticData: { contact },
  component: lazyRouteComponent(() => import('./services/services-page.tsx'), 'ServicesPage'),
});

export const handbookRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/handbook',
  staticData: { contact },
  component: lazyRouteComponent(async () => (await import('./services/handbook-page.tsx')).makeHandbookPage()),
});

export const etiquetteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/surf-etiquette-guide',
  staticData: { contact },
  component: lazyRouteComponent(async () => (await import('./services/etiquette-page.tsx')).makeEtiquettePage()),
});

export const tideChartsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/tide-charts',
  // The search parameters name the tide chart that the page shows, so that a link can lead to it.
  validateSearch: ({
    beach,
    from,
  }: Record<string, unknown>): { beach?: string | undefined; from?: string | undefined } => ({
    beach: typeof beach === 'string' && /^[a-z0-9-]{1,80}$/.test(beach) ? beach : undefined,
    from: typeof from === 'string' && /^20\d\d-\d\d$/.test(from) ? from : undefined,
  }),
  staticData: { contact },
  component: lazyRouteComponent(() => import('./services/tide-charts-page.tsx'), 'TideChartsPage'),
});
