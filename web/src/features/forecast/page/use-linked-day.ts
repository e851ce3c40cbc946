import type { ForecastReply } from '@groundswell/contracts';
import { useEffect, useState } from 'react';
import type { Cursor } from '../cursor/cursor.ts';
import { noonOf } from '../day-rows.ts';

/**
 * The day of a link may lie beyond the days of a page that was drawn for a visitor: when the reader's own forecast has
 * come, the cursor moves to its noon, and `onShown` tells the day's place.
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
