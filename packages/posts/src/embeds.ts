/**
 * The video providers that a post may embed. The site composes the frame's URL from provider and id; `links` recognizes
 * the links that readers share.
 */
const PROVIDERS = {
  youtube: {
    // The host sets no cookie before the reader plays the video.
    host: 'www.youtube-nocookie.com',
    id: /^[\w-]{11}$/,
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    links: [
      /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]{11})(?:&|$)/,
      /^https:\/\/(?:www\.)?youtube\.com\/(?:shorts|live|embed)\/([\w-]{11})(?:\?|$)/,
      /^https:\/\/youtu\.be\/([\w-]{11})(?:\?|$)/,
    ],
  },
  vimeo: {
    host: 'player.vimeo.com',
    id: /^\d{1,12}$/,
    frame: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1`,
    page: (id: string) => `https://vimeo.com/${id}`,
    links: [
      /^https:\/\/(?:www\.)?vimeo\.com\/(\d{1,12})(?:\?|$)/,
      /^https:\/\/player\.vimeo\.com\/video\/(\d{1,12})(?:\?|$)/,
    ],
  },
} as const;

export type EmbedProvider = keyof typeof PROVIDERS;
export type Embed = { provider: EmbedProvider; id: string };

/** The hosts that frames in posts may come from, for the sanitizer and the content security policy. */
export const EMBED_HOSTS: readonly string[] = Object.values(PROVIDERS).map(({ host }) => host);

export function isEmbedProvider(name: string): name is EmbedProvider {
  return Object.hasOwn(PROVIDERS, name);
}

export function isEmbed(provider: string, id: string): boolean {
  return isEmbedProvider(provider) && PROVIDERS[provider].id.test(id);
}

/** Returns the URL of the frame, and that of the provider's page for clients that cannot show frames. */
export function embedAddress({ provider, id }: Embed): { frame: string; page: string } {
  return { frame: PROVIDERS[provider].frame(id), page: PROVIDERS[provider].page(id) };
}

/** Returns the video that a link leads to; undefined for other links. */
export function embedOfLink(link: string): Embed | undefined {
  for (const provider of Object.keys(PROVIDERS).filter(isEmbedProvider)) {
    const id = PROVIDERS[provider].links.map((pattern) => pattern.exec(link)?.[1]).find(Boolean);
    if (id) return { provider, id };
  }
  return undefined;
}
