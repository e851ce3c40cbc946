/** The publisher printed on a document. */
export interface Imprint {
  readonly product: string;
  /** The site's origin, 'https://waves.example'. */
  readonly site: string;
}
