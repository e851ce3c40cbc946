import type { AdvisoryReply, ForecastReply } from '@groundswell/contracts';
import type { Condition } from '@groundswell/forecast';
import { escapeMarkup, shownCondition } from '@groundswell/present';

/** Fair is hatched and choppy dotted, so that colour is not the only cue. */
export const PATTERNS = `<svg width="0" height="0" aria-hidden="true"><defs>
<pattern id="clean" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="4" fill="var(--clean)"/></pattern>
<pattern id="fair" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="4" height="4" fill="var(--fair)"/><rect width="1.4" height="4" fill="var(--paper)"/></pattern>
<pattern id="choppy" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="4" fill="var(--choppy)"/><circle cx="2" cy="2" r=".9" fill="var(--paper)"/></pattern>
</defs></svg>`;

export function drawCondition(condition: Condition, word: string): string {
  return `<span class="cond ${condition}"><svg width="12" height="12" aria-hidden="true"><rect width="12" height="12" fill="url(#${condition})"/></svg>${escapeMarkup(word)}</span>`;
}

/** Draws an advisory of the weather service: its sign, its name and its end. */
export function drawAdvisory({ level, name, when }: AdvisoryReply): string {
  return `<p class="advisory ${level}"><svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4L2.8 20h18.4zM12 10v5M12 17.4v.1"/></svg><span><b>${escapeMarkup(name)}</b> ${escapeMarkup(when)}</span></p>`;
}

/** Draws '3-4 ft' with a small unit. */
export function drawSurf(surf: string): string {
  const [, size = surf, unit] = surf.match(/^(.*\d\S*)\s?(\p{L}+)$/u) ?? [];
  return escapeMarkup(size.replace('-', '–')) + (unit ? ` <small>${escapeMarkup(unit)}</small>` : '');
}

const STEP = 6;
const HEIGHT = 40;

/** Draws a day's surf as a bar per hour; the table beside it has the numbers. */
export function drawBars({ timeline, timeline_scale }: ForecastReply, day: number): string {
  const hours = timeline.summaryDay.flatMap((ofDay, hour) => (ofDay === day ? [hour] : []));
  // If the first day has fewer hours, it has fewer bars; the style sheet aligns every day to the right.
  const bars = hours.map((hour, index) => {
    const surf = timeline.surfMax[hour] ?? 0;
    const tall = Math.max(1, Math.round(Math.min(1, surf / timeline_scale) * HEIGHT));
    const condition = shownCondition(timeline.wvhtMax[hour], timeline.condText[hour] ?? null);
    const fill = condition ? `url(#${condition})` : 'var(--unrated)';
    return `<rect x="${index * STEP}" y="${HEIGHT - tall}" width="${STEP - 1}" height="${tall}" fill="${fill}"/>`;
  });
  const width = Math.max(1, hours.length * STEP);
  return `<svg width="${width}" height="${HEIGHT + 1}" aria-hidden="true">${bars.join('')}<rect y="${HEIGHT}" width="${width}" height="1" fill="var(--ink)"/></svg>`;
}
