/** The kinds of requests in the mix. `percent` is the share of requests; `limitMs` is the p95 above which a kind gives way. */
export const KINDS = {
  pages: { percent: 40, limitMs: 500 },
  calls: { percent: 40, limitMs: 500 },
  favorites: { percent: 12, limitMs: 500 },
  alerts: { percent: 5, limitMs: 500 },
  'sign-ins': { percent: 3, limitMs: 1000 },
} as const;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];
