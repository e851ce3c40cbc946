import type { ReactNode } from 'react';

/** What stands on a beach's page and is no part of its forecast: the route puts it in. */
export interface ForecastParts {
  /** Beside the headline: keep it, share it. */
  readonly actions: ReactNode;
  readonly alertPrompt: ReactNode;
  readonly ad: ReactNode;
  /** What one can do with a day, '2026-11-20'. */
  readonly dayActions: (date: string) => ReactNode;
  /** Today's board and the recommended trip; on small screens they stand between the days. */
  readonly board: ReactNode;
  readonly trip: ReactNode;
  readonly rental: ReactNode;
  readonly onTides: () => void;
  readonly onBuoy: (buoyId: string) => void;
  readonly onPro: () => void;
}
