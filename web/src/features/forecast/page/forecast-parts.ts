import type { ReactNode } from 'react';

/** Parts of a beach's page beyond its forecast: the route provides them. */
export interface ForecastParts {
  /** Beside the headline: star and share. */
  readonly actions: ReactNode;
  readonly alertPrompt: ReactNode;
  readonly ad: ReactNode;
  /** Actions for a day, '2026-11-20'. */
  readonly dayActions: (date: string) => ReactNode;
  /** Today's board and the recommended trip; on small screens they are between the days. */
  readonly board: ReactNode;
  readonly trip: ReactNode;
  readonly rental: ReactNode;
  /** What the beach wants, and its neighbours. */
  readonly guide: ReactNode;
  /** The ways to keep today or hand it on; before the first forecast the beach's calendar. */
  readonly share: ReactNode;
  /** Keeps a surf in the reader's log. */
  readonly onSurfed: () => void;
  readonly onTides: () => void;
  readonly onBuoy: (buoyId: string) => void;
  readonly onPro: () => void;
}
