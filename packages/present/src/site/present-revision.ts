/** The author and the time (UTC ms) of a revision. */
interface Head {
  readonly revision: number;
  readonly changedAt?: number;
  /** The author's account id. */
  readonly changedBy?: string;
}

/**
 * Presents a revision without its content. The shipped revision has neither time nor author; a deleted account has no
 * name.
 */
export function presentRevision({ revision, changedAt, changedBy }: Head, names: ReadonlyMap<string, string>) {
  return {
    revision,
    changedAt: changedAt === undefined ? null : new Date(changedAt).toISOString(),
    changedBy: (changedBy !== undefined && names.get(changedBy)) || null,
  };
}
