/** A page of ours on another site. */
export interface OutsideLink {
  readonly name: string;
  readonly url: string;
}

/** Returns the links that have an address. */
function namedLinks(links: readonly { readonly name: string; readonly url: string | undefined }[]) {
  return links.filter((link): link is OutsideLink => Boolean(link.url));
}

// The links to social media. They are settings of the deployment, which the build validates.
export const SOCIAL_LINKS: readonly OutsideLink[] = namedLinks([
  { name: 'Instagram', url: import.meta.env?.VITE_INSTAGRAM_URL },
  { name: 'Facebook', url: import.meta.env?.VITE_FACEBOOK_URL },
  { name: 'X', url: import.meta.env?.VITE_X_URL },
  { name: 'YouTube', url: import.meta.env?.VITE_YOUTUBE_URL },
]);

export const SHOP_URL: string = import.meta.env?.VITE_SHOP_URL ?? '';
