import { createMemoryHistory } from '@tanstack/react-router';
import { createSiteRouter } from '../../web/src/router.tsx';

/** A page of the app: its path in the router, '/forecast/$fcstId', and its route's options. */
export const siteRoutes = Object.values(createSiteRouter(createMemoryHistory()).routesByPath).map(
  ({ fullPath, options }) => ({ path: fullPath, ...options.staticData }),
);
