/**
 * The shell around a page: header, banners and footer ('default'); the blog's own; no footer for a map that fills the
 * window; or none.
 */
export type Layout = 'default' | 'blog' | 'map' | 'empty';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The layout; undefined is the default one. */
    readonly layout?: Layout;
    /** Redirects signed-in users to the home page. */
    readonly guestOnly?: true;
  }
}
