import type { ComponentType } from 'react';
import { lazy } from 'react';
import { m } from '../../paraglide/canvas.js';
import type { SectionProps } from './section-props.ts';

export interface Section {
  /** The section's name in the path `/canvas-ui/{section}`. */
  readonly path: string;
  readonly name: () => string;
  /**
   * The lowest role that sees the section: 1 contributor, 2 editor, 3 admin. The server enforces roles independently.
   */
  readonly least: 1 | 2 | 3;
  readonly Page: ComponentType<SectionProps>;
}

/** The sections of the admin interface, in the order of its menu; it opens with the first. */
export const SECTIONS: readonly Section[] = [
  section('posts', m.canvas_posts, 1, async () => (await import('./posts-section.tsx')).PostsSection),
  section('tags', m.canvas_tags, 1, async () => (await import('./labels-section.tsx')).TagsSection),
  section('topics', m.canvas_topics, 1, async () => (await import('./labels-section.tsx')).TopicsSection),
  section('pictures', m.editing_pictures, 1, async () => (await import('./site-sections.tsx')).PicturesSection),
  section('statistics', m.editing_statistics, 1, async () => (await import('./site-sections.tsx')).StatisticsSection),
  section('site', m.editing_site, 2, async () => (await import('./site-sections.tsx')).SiteSection),
  section('users', m.canvas_users, 3, async () => (await import('./users-section.tsx')).UsersSection),
  section('changes', m.editing_changes, 3, async () => (await import('./site-sections.tsx')).ChangesSection),
  section('profile', m.canvas_profile, 1, async () => (await import('./users-section.tsx')).ProfileSection),
];

function section(
  path: string,
  name: () => string,
  least: Section['least'],
  load: () => Promise<ComponentType<SectionProps>>,
): Section {
  return { path, name, least, Page: lazy(async () => ({ default: await load() })) };
}
