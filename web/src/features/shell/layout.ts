/**
 * The shell around a page: header, banners and footer; those of the blog; for a map, which fills the window, without the
 * footer; or none.
 */
export type Layout = 'default' | 'blog' | 'map' | 'empty';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Undefined is the default layout. */
    readonly layout?: Layout;
    /** Not for signed-in users, who are redirected to the first page. */
    readonly guestOnly?: true;
  }
}
