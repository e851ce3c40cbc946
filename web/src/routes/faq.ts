import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

export const faqRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/faq',
  staticData: { contact: 'FAQ Contact' },
  component: lazyRouteComponent(() => import('./faq/faq-page.tsx'), 'FaqPage'),
});
