/** One line of `npm run bench`. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly aim?: string;
}
