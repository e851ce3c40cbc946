import type { Settings } from './settings.ts';

/** Returns the time between two emails that nobody waits for, ms, so that the reserved share of SES's rate stays free. */
export function mailGapMs({
  mailPerSecond,
  codeMailPercent,
}: Pick<Settings, 'mailPerSecond' | 'codeMailPercent'>): number {
  return Math.ceil(1000 / (mailPerSecond * (1 - codeMailPercent / 100)));
}
