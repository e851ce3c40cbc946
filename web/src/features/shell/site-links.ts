import { m } from '../../paraglide/messages.js';

/** A page of the site, with its name in links. */
export interface SiteLink {
  readonly to: string;
  readonly hash?: string;
  readonly name: () => string;
}
export interface LinkColumn {
  readonly title: () => string;
  readonly links: readonly SiteLink[];
}

export const NEARBY: SiteLink = { to: '/nearby', name: m.shell_bar_nearby };
export const CHARTS: SiteLink = { to: '/maps', name: m.shell_bar_charts };
export const BLOG: SiteLink = { to: '/blog', name: m.shell_blog };
export const ABOUT: SiteLink = { to: '/about', name: m.shell_about };

export const BLOG_LINKS: readonly SiteLink[] = [
  { to: '/blog/tags', name: m.shell_blog_tags },
  { to: '/blog/topics', name: m.shell_blog_topics },
];

export const FOOTER_COLUMNS: readonly LinkColumn[] = [
  {
    title: m.shell_resources,
    links: [
      BLOG,
      { to: '/faq', name: m.shell_faq },
      { to: '/services/handbook', name: m.shell_handbook },
      { to: '/services/surf-etiquette-guide', name: m.shell_etiquette_guide },
      { to: '/surf-etiquette/delaware', name: m.shell_delaware_etiquette },
      { to: '/status', name: m.shell_status },
    ],
  },
  {
    title: m.shell_services,
    links: [
      { to: '/services', name: m.shell_all_services },
      { to: '/services/tide-charts', name: m.shell_tide_charts },
      { to: '/services/widgets', name: m.shell_widgets },
      { to: '/services/advertise', name: m.shell_advertise },
      { to: '/gift', name: m.shell_gift },
      { to: '/developers', name: m.shell_developers },
    ],
  },
  {
    title: m.shell_about,
    links: [
      { to: '/about', hash: 'story', name: m.shell_story },
      { to: '/about', hash: 'contact', name: m.shell_contact },
      { to: '/app', name: m.shell_app },
      { to: '/privacy', name: m.shell_privacy },
      { to: '/terms', name: m.shell_terms },
    ],
  },
];

const STATS: SiteLink = { to: '/stats', name: m.shell_stats };

/** Returns the footer's columns for an administrator, with a link to the statistics. */
export function withStats(columns: readonly LinkColumn[]): readonly LinkColumn[] {
  return columns.map((column, index) =>
    index === columns.length - 1 ? { ...column, links: [...column.links, STATS] } : column,
  );
}

/** Returns the links to pages that this site has among its routes, so that no link is broken. */
export function existingLinks<Link extends { readonly to: string }>(
  links: readonly Link[],
  routesByPath: object,
): readonly Link[] {
  return links.filter(({ to }) => to in routesByPath);
}
