declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
  }
}

/** The date of all browser tests. */
export const NOW = '2026-11-20T15:00:00Z';
