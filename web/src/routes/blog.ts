import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

const staticData = { layout: 'blog' } as const;

/** Parses `after`, the post after which a list begins; readers without scripts follow such links. */
function validateSearch({ after }: Record<string, unknown>): { readonly after?: string | undefined } {
  const text = typeof after === 'number' ? String(after) : after;
  return { after: typeof text === 'string' && /^[\w.:-]{1,120}$/.test(text) ? text : undefined };
}

export const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog',
  staticData,
  validateSearch,
  component: lazyRouteComponent(() => import('./blog/blog-pages.tsx'), 'BlogIndexPage'),
});

export const blogTagsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog/tags',
  staticData,
  component: lazyRouteComponent(() => import('./blog/blog-pages.tsx'), 'BlogTagsPage'),
});

export const blogTopicsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog/topics',
  staticData,
  component: lazyRouteComponent(() => import('./blog/blog-pages.tsx'), 'BlogTopicsPage'),
});

export const blogTagRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog/tags/$slug',
  staticData,
  validateSearch,
  component: lazyRouteComponent(() => import('./blog/blog-pages.tsx'), 'BlogTagPage'),
});

export const blogTopicRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog/topics/$slug',
  staticData,
  validateSearch,
  component: lazyRouteComponent(() => import('./blog/blog-pages.tsx'), 'BlogTopicPage'),
});

export const blogAuthorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog/$userId',
  staticData,
  validateSearch,
  component: lazyRouteComponent(() => import('./blog/blog-pages.tsx'), 'BlogAuthorPage'),
});

export const blogPreviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog/preview/$token',
  staticData,
  component: lazyRouteComponent(() => import('./blog/blog-pages.tsx'), 'BlogPreviewPage'),
});

export const blogPostRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog/$userId/$slug',
  staticData,
  component: lazyRouteComponent(() => import('./blog/blog-pages.tsx'), 'BlogPostPage'),
});
