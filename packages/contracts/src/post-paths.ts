// Apart from the fields, whose checks a page would load with these.

/** Where a picture of the blog is served. */
export function imagePath(id: string): string {
  return `/uploads/${id}.webp`;
}
/** The small copy of a picture, by the path of the picture. */
export function thumbPath(path: string): string {
  return path.replace(/(\.\w+)$/, '_thumb$1');
}

/** The name of the site in a slug: 'Ground Swell' is `ground-swell`. */
export function slugOfName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'us';
}
