// Defines the text pages. A new page needs a line here and in `pages` of the contracts; its texts are in
// `web/articles/<path>/`.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PageSubject } from './root/page-contact.tsx';
import { rootRoute } from './root.tsx';

export const aboutRoute = articleRoute('/about', 'About Contact');
export const privacyRoute = articleRoute('/privacy');
export const termsRoute = articleRoute('/terms');
export const advertiseRoute = articleRoute('/services/advertise', 'Advertising Contact', true);
export const delawareRoute = articleRoute('/surf-etiquette/delaware', 'Services Contact', true);

function articleRoute<const Path extends `/${string}`>(path: Path, contact?: PageSubject, isService = false) {
  const load = async () =>
    (await import('./articles/article-route-page.tsx')).makeArticlePage(path.slice(1), contact, isService);
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: contact === undefined ? {} : { contact },
    component: lazyRouteComponent(load),
  });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The subject of the contact form at the end of a page. */
    readonly contact?: PageSubject;
  }
}
