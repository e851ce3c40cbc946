/** Whose papers these are. */
export interface Press {
  readonly product: string;
  /** 'https://waves.example'. */
  readonly site: string;
}
