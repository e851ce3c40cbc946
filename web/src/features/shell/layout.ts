/** The shell around a page: header, banners and footer; those of the blog; or none. */
export type Layout = 'default' | 'blog' | 'empty';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Undefined is the default layout. */
    readonly layout?: Layout;
    /** Not for signed-in users, who are redirected to the first page. */
    readonly guestOnly?: true;
  }
}
