import { createMemoryHistory } from '@tanstack/react-router';
import { createSiteRouter } from '../../web/src/router.tsx';

/** A page of the app: its path as the router has it, '/forecast/$fcstId', and what its route says of it. */
export const siteRoutes = Object.values(createSiteRouter(createMemoryHistory()).routesByPath).map(
  ({ fullPath, options }) => ({ path: fullPath, ...options.staticData }),
);
