// Paths have a module of their own. A page that needs only paths thus does not load the validation code of
// `post-fields.ts`.
import { slugOf } from './texts/slug-of.ts';

/** Returns the path of a blog picture. */
export function imagePath(id: string): string {
  return `/uploads/${id}.webp`;
}
/** Returns the path of a picture's thumbnail. */
export function thumbPath(path: string): string {
  return path.replace(/(\.\w+)$/, '_thumb$1');
}

/** Returns the site's name as a slug: 'Ground Swell' is `ground-swell`. */
export function slugOfProduct(name: string): string {
  return slugOf(name) || 'us';
}
