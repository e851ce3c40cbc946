/** A record of a part; equal records have equal JSON. */
export interface Entry {
  readonly key: string;
  readonly value: unknown;
}

/** How many records were created, and how many were there already and stay as they are. */
export interface Written {
  readonly created: number;
  readonly kept: number;
}

/** A part of a deployment that is copied record by record, through AWS's interfaces. */
export interface Part {
  readonly name: 'table' | 'users' | 'objects';
  /** The table, pool or bucket. */
  readonly target: string;
  /** Remembers which import is under way; the table has it. */
  readonly marker?: ImportMarker;
  read(): AsyncIterable<Entry>;
  /** Creates the records that the part lacks. A record that exists is never changed. */
  write(entries: AsyncIterable<Entry>): Promise<Written>;
}

/** A row of the target's table that exists while an import is under way. */
export interface ImportMarker {
  /** Returns the import that is under way. */
  find(): Promise<string | undefined>;
  /** Throws if an import is under way. */
  begin(name: string): Promise<void>;
  end(name: string): Promise<void>;
}

/** Counts what was created among the results of single writes. */
export function countWritten(results: readonly ('created' | 'kept')[]): Written {
  const created = results.filter((result) => result === 'created').length;
  return { created, kept: results.length - created };
}
