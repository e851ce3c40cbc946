declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
  }
}

/** The day on which all tests in the browser take place. */
export const NOW = '2026-11-20T15:00:00Z';
