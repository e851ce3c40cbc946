import * as v from 'valibot';
import { call } from './call.ts';
import { CANVAS_BASE } from './canvas-fields.ts';
import { CanvasPostRow } from './canvas-posts.ts';
import { BlogSlug, InLanguages, LabelCursor, PageOf, PageQuery, PlainLine } from './post-fields.ts';
import { message } from './refusals/reason.ts';

export const LABEL_KINDS = ['tags', 'topics'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];
const Kind = v.picklist(LABEL_KINDS, message('not-among', { field: 'kind', choices: 'tags or topics' }));
const OfKind = v.object({ kind: Kind });
/** The id of a tag or topic is its slug, which never changes. */
const OfLabel = v.object({ kind: Kind, id: BlogSlug });

const LabelNames = v.pipe(
  InLanguages(PlainLine('name', 40)),
  v.check((names) => Object.values(names).some(Boolean), message('label-unnamed')),
);
const CanvasLabel = v.object({
  id: v.string(),
  slug: v.string(),
  names: InLanguages(v.string()),
  /** The number of published posts with this tag or topic. */
  posts_count: v.number(),
});
export type CanvasLabel = v.InferOutput<typeof CanvasLabel>;

/** Lists all tags or topics by slug, a thousand a page. */
export const listCanvasLabels = call({
  name: 'list-canvas-labels',
  method: 'GET',
  path: `${CANVAS_BASE}/{kind}`,
  access: 'contributor',
  params: OfKind,
  query: v.object({ after: LabelCursor }),
  reply: PageOf(CanvasLabel),
});

/** Returns a blank tag or topic for the form. */
export const createCanvasLabel = call({
  name: 'create-canvas-label',
  method: 'GET',
  path: `${CANVAS_BASE}/{kind}/create`,
  access: 'editor',
  params: OfKind,
  reply: CanvasLabel,
});

/** Returns a tag or topic with its names in all languages. */
export const getCanvasLabel = call({
  name: 'get-canvas-label',
  method: 'GET',
  path: `${CANVAS_BASE}/{kind}/{id}`,
  access: 'contributor',
  fails: [404],
  params: OfLabel,
  reply: CanvasLabel,
});

/** Lists the published posts of a tag or topic. */
export const listCanvasLabelPosts = call({
  name: 'list-canvas-label-posts',
  method: 'GET',
  path: `${CANVAS_BASE}/{kind}/{id}/posts`,
  access: 'editor',
  params: OfLabel,
  query: v.object(PageQuery),
  reply: PageOf(v.pick(CanvasPostRow, ['id', 'slug', 'user_id', 'publishedAt', 'title', 'langs'])),
});

/** Creates a tag or topic, or renames it. */
export const saveCanvasLabel = call({
  name: 'save-canvas-label',
  method: 'POST',
  path: `${CANVAS_BASE}/{kind}/{id}`,
  access: 'editor',
  fails: [404],
  params: OfLabel,
  cleansTexts: true,
  body: v.object({ names: LabelNames }),
  reply: CanvasLabel,
});

/** Deletes a tag or topic that no published post uses. Drafts drop it when they are next saved. */
export const deleteCanvasLabel = call({
  name: 'delete-canvas-label',
  method: 'DELETE',
  path: `${CANVAS_BASE}/{kind}/{id}`,
  access: 'editor',
  fails: [409],
  params: OfLabel,
  reply: v.object({ success: v.boolean() }),
});
