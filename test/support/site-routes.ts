import { createSiteRouter } from '@groundswell/web/testing/router';
import { createMemoryHistory } from '@tanstack/react-router';

/** The pages of the app: each path in the router, '/forecast/$fcstId', and its route's options. */
export const siteRoutes = Object.values(createSiteRouter(createMemoryHistory()).routesByPath).map(
  ({ fullPath, options }) => ({ path: fullPath, ...options.staticData }),
);
