import * as v from 'valibot';
import { call } from './call.ts';
import { Cursor, Instant, LANGUAGES, ONE_PLAIN_LINE, PLAIN_TEXT } from './fields.ts';
import { imagePath, thumbPath } from './post-paths.ts';
import { message } from './refusals/reason.ts';

/** The limits of an uploaded picture: bytes, total pixels, and the minimum width and height in pixels. */
export const PICTURE_LIMITS = { maxBytes: 10 * 1024 * 1024, maxPixels: 50_000_000, minSide: 32 } as const;
/** The widths, in pixels, in which a picture is stored. Widths above the picture's own are replaced by its own. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;
export const THUMB_WIDTH = 320;
/** The days until an unused picture is deleted. */
export const UNUSED_KEPT_DAYS = 30;

const ID = /^[a-z0-9]{20}$/;
/**
 * The picture's id and size, for example `mbq3k9f2ab12cd34ef56-1600x1067`. From it a page can reserve the space for the
 * picture and find its files.
 */
const PICTURE_NAME = /^([a-z0-9]{20})-(\d{2,5})x(\d{2,5})$/;
const PICTURE_PATH = /^\/uploads\/([a-z0-9-]{1,64})\.webp$/;

export interface Picture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The largest file, for clients without `srcset`. */
  readonly src: string;
  readonly thumb: string;
  readonly avifSrcset: string;
  readonly webpSrcset: string;
}

/** Returns the picture of a name or path; undefined if the text is neither. */
export function pictureOf(nameOrPath: string): Picture | undefined {
  const name = PICTURE_PATH.exec(nameOrPath)?.[1] ?? nameOrPath;
  const [, id, w, h] = PICTURE_NAME.exec(name) ?? [];
  if (id === undefined) return undefined;
  const [width, height] = [Number(w), Number(h)];
  const widths = [...new Set(PICTURE_WIDTHS.map((one) => Math.min(one, width)))];
  const srcset = (type: string) => widths.map((one) => `/uploads/${name}-${one}.${type} ${one}w`).join(', ');
  return {
    id,
    width,
    height,
    src: imagePath(name),
    thumb: thumbPath(imagePath(name)),
    avifSrcset: srcset('avif'),
    webpSrcset: srcset('webp'),
  };
}

const UploadId = v.pipe(v.string(), v.regex(ID, message('not-one', { field: 'picture' })));

/** A picture of the library. */
const LibraryPicture = v.object({
  id: v.string(),
  /** The picture's name with its size, which posts store. */
  picture: v.string(),
  /** The original file name, by which writers find the picture in the library. */
  name: v.string(),
  bytes: v.number(),
  addedAt: Instant,
  /** The name of the writer who uploaded the picture. */
  addedBy: v.string(),
  isOwn: v.boolean(),
  /** The posts and site sections that use the picture: `post:x1`, `services`. */
  uses: v.array(v.string()),
  /** The date on which the picture is deleted if it stays unused; null while it is used. */
  goesAt: v.nullable(Instant),
});

/**
 * Begins the upload of a picture. The reply has the address to which a form must be posted within ten minutes. The form
 * contains `fields` first and the file last.
 */
export const startUpload = call({
  name: 'start-upload',
  method: 'POST',
  path: '/api/canvas/uploads',
  access: 'contributor',
  cleansTexts: true,
  body: v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.regex(PLAIN_TEXT, message('hidden-characters', { field: 'name' })),
      v.regex(ONE_PLAIN_LINE, message('not-one-line', { field: 'name' })),
      v.maxLength(200, message('too-long', { field: 'name', count: 200 })),
    ),
    bytes: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(PICTURE_LIMITS.maxBytes, message('picture-too-large')),
    ),
  }),
  reply: v.object({ id: v.string(), url: v.string(), fields: v.record(v.string(), v.string()) }),
});

/** Converts an uploaded file into a picture. Repeating the same request returns the same reply. */
export const finishUpload = call({
  name: 'finish-upload',
  method: 'POST',
  path: '/api/canvas/uploads/{id}',
  access: 'contributor',
  fails: [404],
  params: v.object({ id: UploadId }),
  reply: LibraryPicture,
});

/** Lists the library of pictures, the newest first, a page at a time. */
export const listUploads = call({
  name: 'list-uploads',
  method: 'GET',
  path: '/api/canvas/uploads',
  access: 'contributor',
  query: v.object({ after: Cursor(ID) }),
  reply: v.object({
    pictures: v.array(LibraryPicture),
    /** The posts that use these pictures, as far as the writer may read them. */
    posts: v.array(v.object({ id: v.string(), title: v.string(), langs: v.array(v.picklist(LANGUAGES)) })),
    next: v.optional(v.string()),
  }),
});

/** Deletes an unused picture. */
export const deleteUpload = call({
  name: 'delete-upload',
  method: 'DELETE',
  path: '/api/canvas/uploads',
  access: 'contributor',
  fails: [404, 409],
  query: v.object({ id: UploadId }),
  reply: v.object({}),
});
