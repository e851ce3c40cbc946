import type { SiteContents, SiteSection } from '@groundswell/contracts';

export interface EditorProps<S extends SiteSection> {
  readonly content: SiteContents[S];
  readonly onChange: (content: SiteContents[S]) => void;
  /** Returns the error of a field by its path: 'text.es'. */
  readonly faultOf: (path: string) => string | undefined;
}
