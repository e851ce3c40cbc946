/** The requests of people that the product accepted; the invariants compare them with the stored records. */
export interface Ledger {
  /** The members whose registration was completed, by address. */
  readonly members: Map<string, Member>;
  readonly gifts: Gift[];
  /** Scheduled posts, by id, with the instant of their publication. */
  readonly posts: Map<string, number>;
  /** Addresses that confirmed the newsletter, and when. */
  readonly confirmed: Map<string, number>;
  /** Forecasts as visitors saw them. */
  readonly served: Served[];
  /** Stored pictures; an old one has been unused long enough to be swept. */
  readonly uploads: { readonly id: string; readonly isOld: boolean }[];
}

export interface Member {
  readonly userId: string;
  readonly favorites: Set<number>;
  readonly alerts: Map<number, { readonly savedAt: number }>;
  plan?: 'Pro';
  deletedAt?: number;
}

export interface Gift {
  readonly secret: string;
  readonly intent: string;
  readonly code: string;
  redeemedBy?: string;
}

interface Served {
  readonly at: number;
  readonly beach: number;
  /** The newest run among the forecast's sources, UTC ms; undefined while there is no forecast. */
  readonly runAt: number | undefined;
  /** The oldest run among them, by which its age counts. */
  readonly oldestAt: number | undefined;
  readonly staleHours: number | undefined;
  /** Without waves no hour matches an alert. */
  readonly hasWaves: boolean;
}

export function openLedger(): Ledger {
  return {
    members: new Map(),
    gifts: [],
    posts: new Map(),
    confirmed: new Map(),
    served: [],
    uploads: [],
  };
}
