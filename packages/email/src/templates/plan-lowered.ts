import type { PlanLoweredEmail } from '../email.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/**
 * Drafts the notice that a smaller plan suspends some favorites and alerts. It explains how to choose which ones stay
 * active.
 */
export function draftPlanLowered(
  { tier, favoriteLimit, alertLimit }: PlanLoweredEmail,
  { words, site }: DraftContext,
): Draft {
  const { planLowered, accountWhy } = words;
  return {
    subject: planLowered.subject(tier),
    preheader: planLowered.nothingLost,
    blocks: [
      { block: 'heading', text: planLowered.heading(tier) },
      { block: 'lead', text: planLowered.nothingLost },
      { block: 'paragraph', text: planLowered.favorites(favoriteLimit) },
      { block: 'paragraph', text: planLowered.alerts(alertLimit) },
      { block: 'paragraph', text: planLowered.choose },
      { block: 'button', link: { label: planLowered.open, url: `${site}/?favorites` } },
    ],
    footer: { text: accountWhy, links: [] },
  };
}
