import type { ForecastReply } from '@groundswell/contracts';
import { useEffect, useState } from 'react';
import type { Cursor } from '../cursor/cursor.ts';
import { noonOf } from '../day-rows.ts';

/**
 * Opens the linked day if it lies beyond an anonymous visitor's forecast. When the reader's own forecast arrives, the
 * cursor moves to noon of that day, and `onShown` gets the day's index.
 */
export function useLinkedDay(
  { days, timeline }: Pick<ForecastReply, 'days' | 'timeline'>,
  openDate: string | undefined,
  cursor: Cursor,
  onShown: (place: number) => void,
): void {
  const [awaited, setAwaited] = useState(() => (noonOf(days, openDate, timeline) === undefined ? openDate : undefined));
  const noon = awaited === openDate ? noonOf(days, awaited, timeline) : undefined;
  useEffect(() => {
    if (noon === undefined) return;
    setAwaited(undefined);
    onShown(days.findIndex(({ dateNum }) => dateNum === openDate));
    cursor.choose(noon);
  }, [noon, days, openDate, cursor, onShown]);
}
