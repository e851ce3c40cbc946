/** The number of a revision, its author, and the time when it was saved (UTC ms). */
interface Head {
  readonly revision: number;
  readonly changedAt?: number;
  /** The author's account id. */
  readonly changedBy?: string;
}

/**
 * Presents a revision without its content. The revision that ships with the software has neither time nor author. An
 * author whose account was deleted has no name.
 */
export function presentRevision({ revision, changedAt, changedBy }: Head, names: ReadonlyMap<string, string>) {
  return {
    revision,
    changedAt: changedAt === undefined ? null : new Date(changedAt).toISOString(),
    changedBy: (changedBy !== undefined && names.get(changedBy)) || null,
  };
}
