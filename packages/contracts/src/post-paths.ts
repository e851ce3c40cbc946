// Apart from the fields, whose checks a page would load with these.
import { slugOf } from './texts/slug-of.ts';

/** Where a picture of the blog is served. */
export function imagePath(id: string): string {
  return `/uploads/${id}.webp`;
}
/** The small copy of a picture, by the path of the picture. */
export function thumbPath(path: string): string {
  return path.replace(/(\.\w+)$/, '_thumb$1');
}

/** The name of the site in a slug: 'Ground Swell' is `ground-swell`. */
export function slugOfProduct(name: string): string {
  return slugOf(name) || 'us';
}
