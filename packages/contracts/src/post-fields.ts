import * as v from 'valibot';
import { Cursor, LANGUAGES, ONE_PLAIN_LINE } from './fields.ts';
import { message } from './refusals/reason.ts';
import { cleanLine } from './texts/permitted-text.ts';

/** The slugs that collide with the blog's own pages and calls. */
export const RESERVED_SLUGS = ['tags', 'topics', 'create', 'search', 'preview', 'feed'] as const;

const SLUG_SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug of a post, a tag or a topic: `reading-a-buoy`. */
export const BlogSlug = v.pipe(
  v.string(message('not-named', { field: 'address' })),
  v.maxLength(80, message('too-long', { field: 'address', count: 80 })),
  v.regex(SLUG_SHAPE, message('slug-wrong')),
  v.check((slug) => !RESERVED_SLUGS.some((one) => one === slug), message('slug-reserved')),
);

/** A post's id: 60 random bits. */
export const POST_ID = /^[a-z2-7]{12}$/;
export const PostId = v.pipe(v.string(), v.regex(POST_ID, message('not-one', { field: 'post' })));

/** The public number of a writer, as in `/blog/7`. */
export const WriterId = v.pipe(
  v.string(message('not-given', { field: 'user' })),
  v.regex(/^[1-9]\d{0,8}$/, message('not-one', { field: 'user' })),
  v.transform(Number),
);

/** The id of an upload. */
export const ImageId = v.pipe(
  v.string(),
  v.maxLength(64, message('too-long', { field: 'image', count: 64 })),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, message('not-one', { field: 'image' })),
);
/** Returns the schema of a line of text that may be empty. Pasted line breaks and tabs become spaces. */
export function PlainLine(field: string, most: number) {
  return v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.trim(),
    v.maxLength(most, message('too-long', { field, count: most })),
    v.regex(ONE_PLAIN_LINE, message('hidden-characters', { field })),
  );
}

/** Returns the schema of an object with an optional value for each language. */
export function InLanguages<S extends v.GenericSchema>(one: S) {
  const [en, es, zh] = LANGUAGES;
  return v.object({ [en]: v.optional(one), [es]: v.optional(one), [zh]: v.optional(one) });
}

/**
 * The position in a list: a page number from 1 to 50, or the cursor `next` of the previous page. Cursors reach beyond
 * page 50.
 */
export const PageQuery = {
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:[1-9]|[1-4]\d|50)$/, message('not-among', { field: 'page', choices: '1 to 50' })),
      v.transform(Number),
    ),
    '1',
  ),
  after: Cursor(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[a-z2-7]{12}$/),
} as const;

/** The cursor of a list of tags or topics: the slug of the previous page's last entry. */
export const LabelCursor = Cursor(SLUG_SHAPE);

/** Returns the schema of a page of a list. `next` is absent on the last page. */
export function PageOf<S extends v.GenericSchema>(one: S) {
  return v.object({ data: v.array(one), next: v.optional(v.string()) });
}
