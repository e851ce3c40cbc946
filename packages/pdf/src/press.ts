/** The publisher printed on a document. */
export interface Press {
  readonly product: string;
  /** The site's origin, 'https://waves.example'. */
  readonly site: string;
}
