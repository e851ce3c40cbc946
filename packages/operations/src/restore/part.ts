/** A record of a part; equal records have equal JSON. */
export interface Entry {
  readonly key: string;
  readonly value: unknown;
}

/** A part of a deployment that is copied record by record, through AWS's interfaces. */
export interface Part {
  readonly name: 'table' | 'users' | 'objects';
  read(): AsyncIterable<Entry>;
  /** Writes records; writing a record again changes nothing. */
  write(entries: AsyncIterable<Entry>): Promise<void>;
}
