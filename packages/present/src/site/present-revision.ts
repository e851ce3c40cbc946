/** Who wrote a revision, and when, UTC ms. */
interface Head {
  readonly revision: number;
  readonly changedAt?: number;
  /** The account's id. */
  readonly changedBy?: string;
}

/** A revision without its content; one that was shipped has neither instant nor name, an account that is gone no name. */
export function presentRevision({ revision, changedAt, changedBy }: Head, names: ReadonlyMap<string, string>) {
  return {
    revision,
    changedAt: changedAt === undefined ? null : new Date(changedAt).toISOString(),
    changedBy: (changedBy !== undefined && names.get(changedBy)) || null,
  };
}
