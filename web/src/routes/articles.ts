// Text pages: a new one is a line here and in `pages` of the contracts, its texts are `web/articles/<path>/`.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ArticleContact } from './articles/article-route-page.tsx';
import { rootRoute } from './root.tsx';

export const aboutRoute = articleRoute('/about', 'About Contact');
export const privacyRoute = articleRoute('/privacy');
export const termsRoute = articleRoute('/terms');

function articleRoute<const Path extends `/${string}`>(path: Path, contact?: ArticleContact) {
  const load = async () => (await import('./articles/article-route-page.tsx')).makeArticlePage(path.slice(1), contact);
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: contact === undefined ? {} : { contact },
    component: lazyRouteComponent(load),
  });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The contact form below an article. */
    readonly contact?: ArticleContact;
  }
}
