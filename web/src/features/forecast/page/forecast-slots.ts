import type { ReactNode } from 'react';

/** The slots of a beach's page that the route fills from other features. */
export interface ForecastSlots {
  /** The actions beside the headline: chart link, share button and favorite star. */
  readonly actions: ReactNode;
  readonly alertPrompt: ReactNode;
  readonly ad: ReactNode;
  /** The actions for a day, '2026-11-20'. */
  readonly dayActions: (date: string) => ReactNode;
  /**
   * The card of today's board and the card of the recommended trip; on small screens they are shown between the days.
   */
  readonly board: ReactNode;
  readonly trip: ReactNode;
  readonly rental: ReactNode;
  /** The beach guide and the neighbouring beaches. */
  readonly guide: ReactNode;
  /** The share menu of today; until the first forecast exists, a link to the beach's calendar. */
  readonly share: ReactNode;
  /** Opens the form that adds a session to the reader's surf log. */
  readonly onSurfed: () => void;
  readonly onTides: () => void;
  readonly onBuoy: (buoyId: string) => void;
  readonly onPro: () => void;
}
