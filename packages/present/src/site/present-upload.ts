import { UNUSED_KEPT_DAYS } from '@groundswell/contracts';
import { DAY_MS } from '@groundswell/durations';

/** An uploaded picture as its row stores it once processing is done. */
interface Upload {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly createdAt: number;
  readonly width?: number;
  readonly height?: number;
  readonly bytes?: number;
  readonly uses?: readonly string[];
  readonly unusedSince?: number;
}

/** Presents a picture of the upload library to a writer. */
export function presentUpload(
  { id, userId, name, createdAt, width = 0, height = 0, bytes = 0, uses = [], unusedSince }: Upload,
  { names, readerId }: { readonly names: ReadonlyMap<string, string>; readonly readerId: string },
) {
  const goesAt = uses.length > 0 || unusedSince === undefined ? undefined : unusedSince + UNUSED_KEPT_DAYS * DAY_MS;
  return {
    id,
    picture: `${id}-${width}x${height}`,
    name,
    bytes,
    addedAt: new Date(createdAt).toISOString(),
    addedBy: names.get(userId) ?? '',
    isOwn: userId === readerId,
    uses: [...uses],
    goesAt: goesAt === undefined ? null : new Date(goesAt).toISOString(),
  };
}
