/** A page of ours on another site. */
export interface OutsideLink {
  readonly name: string;
  readonly url: string;
}

interface Named {
  readonly name: string;
  readonly url: string | undefined;
}

/** The links to which the build gave a valid address. */
export function namedLinks(links: readonly Named[]): readonly OutsideLink[] {
  return links.filter((link): link is OutsideLink => link.url?.startsWith('https://') ?? false);
}

export const SOCIAL_LINKS: readonly OutsideLink[] = namedLinks([
  { name: 'Instagram', url: import.meta.env?.VITE_INSTAGRAM_URL },
  { name: 'Facebook', url: import.meta.env?.VITE_FACEBOOK_URL },
  { name: 'X', url: import.meta.env?.VITE_X_URL },
  { name: 'YouTube', url: import.meta.env?.VITE_YOUTUBE_URL },
]);

const shopUrl: string | undefined = import.meta.env?.VITE_SHOP_URL;
export const SHOP_URL: string | undefined = shopUrl?.startsWith('https://') ? shopUrl : undefined;
