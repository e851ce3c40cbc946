import type { CanvasPost, PostContent } from '@groundswell/contracts';
import { NEW_TEXT } from './content.ts';

export const madeContent = (title: string, summary = ''): PostContent => ({
  slug: 'waves',
  topic: null,
  tags: [],
  image: null,
  canonicalLink: null,
  texts: { en: { ...NEW_TEXT, title, summary } },
});
/** A draft that its writer may submit. */
export const madePost = (revision: string, title: string, summary = ''): CanvasPost => ({
  ...madeContent(title, summary),
  slug: 'waves',
  id: 'abcdefghijkl',
  user_id: 7,
  state: 'draft',
  publishAt: null,
  publishedAt: null,
  hasChanges: false,
  revision,
  createdAt: '2026-11-20T15:00:00Z',
  updatedAt: '2026-11-20T15:00:00Z',
  updatedBy: 7,
  updatedByYou: true,
  may: { save: true, submit: true, publish: true, delete: true },
});
