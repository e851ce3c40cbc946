import { createRoute } from '@tanstack/react-router';
import { useReportShown } from '../ui/on-shown.ts';
import { HomePage } from './home/home-page.tsx';
import { rootRoute } from './root.tsx';

export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: HomeRoute });

function HomeRoute() {
  useReportShown();
  return <HomePage />;
}
