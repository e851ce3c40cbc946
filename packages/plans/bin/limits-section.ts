import { planValues, TIERS, VALUE_PREFIXES } from '../src/index.ts';

const ROWS = {
  Days: 'days of forecast',
  Favorites: 'favorites',
  Alerts: 'alerts',
  AlertDays: 'days that an alert looks ahead',
  AlertDaysInWords: 'the same in words',
  ApiCalls: 'calls of the open API a day',
  Price: 'dollars a year',
} as const;
const OTHERS = {
  trialDays: 'days of a trial',
  partnerTrialDays: 'days of a trial under the partner’s promo',
  partnerTrialMonths: 'the same in whole months',
  visitorApiCalls: 'calls of the open API a day for a network without a key',
} as const;

/** Draws the section Limits of `docs/plans.md`: every limit with its placeholder. */
export function drawLimits(): string {
  const values = planValues('en');
  const cell = (name: string) => `${values[name]} \`{${name}}\``;
  const rows = [
    ['', ...TIERS],
    ['---', ...TIERS.map(() => '---')],
    ...Object.entries(ROWS).map(([suffix, says]) => [
      says,
      ...TIERS.map((tier) => cell(`${VALUE_PREFIXES[tier]}${suffix}`)),
    ]),
  ];
  const others = [['', ''], ['---', '---'], ...Object.entries(OTHERS).map(([name, says]) => [says, cell(name)])];
  const table = (lines: readonly string[][]) => lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `## Limits\n${table(rows)}\n\n${table(others)}\n`;
}

/** Returns the page with its section Limits replaced by the current one. */
export function withLimits(page: string): string {
  return page.replace(/## Limits\n(?:\|.*\n|\n(?=\|))+/, drawLimits);
}
