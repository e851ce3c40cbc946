/** What stands around a page: header, banners and footer; those of the blog; or nothing. */
export type Layout = 'default' | 'blog' | 'empty';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Undefined is the default layout. */
    readonly layout?: Layout;
    /** Nothing for who is signed in, who is led to the first page instead. */
    readonly guestOnly?: true;
  }
}
