import { bestHours } from '../../../entities/surf/best-hours.ts';
import { m } from '../../../paraglide/messages.js';
import { spanned } from '../../../ui/typography.ts';
import type { Reach } from './reach-layout.ts';

/**
 * Returns a sentence that says that no hours within reach are worth the trip; undefined if some are. Without it, the
 * best of the poor hours would look like a recommendation.
 */
export function poorWords({
  beaches: [first],
  worthTheTrip,
}: Pick<Reach, 'beaches' | 'worthTheTrip'>): string | undefined {
  // A reply of an older server lacks this field.
  if (worthTheTrip !== false) return undefined;
  if (!first?.best) return m.home_reach_nothing();
  const { name, best } = first;
  return m.home_reach_poor({ beach: name, hours: bestHours(best), surf: spanned(best.surf), score: best.score });
}
