import type { CanvasLabel } from '@groundswell/contracts';
import type { StoredLabel } from '@groundswell/data/blog';

export function canvasLabel({ slug, names, posts }: StoredLabel): CanvasLabel {
  return { id: slug, slug, names, posts_count: posts };
}
