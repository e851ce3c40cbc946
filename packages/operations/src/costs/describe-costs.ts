import { count, type Line, type Load, totalOf } from './month.ts';
import type { Saving } from './steps.ts';

export const SCALES = [10_000, 1_000_000, 100_000_000] as const;
/** A visitor looks at three pages once a week. */
export const DEFAULT_LOAD = { visitsEach: 4, pagesAVisit: 3, edgeHits: 0.5, beaches: 632 } as const;

/** The fewest dollars for which a step is worth a line. */
const WORTH = 1;

export interface Month {
  readonly load: Load;
  readonly lines: readonly Line[];
  readonly savings: readonly Saving[];
}

/** Writes the months as a table by service with a column for each load, then what each step saves. */
export function describeCosts(months: readonly Month[]): string {
  const [first] = months;
  if (!first) return '';
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(20) + cells.map((cell) => cell.padStart(18)).join('');
  const table = [
    row(
      'dollars a month',
      months.map(({ load }) => `${count(load.visitors)} visitors`),
    ),
    row(
      '',
      months.map(({ load }) => `${count(load.members)} members`),
    ),
    ...first.lines.map(({ service }, index) =>
      row(
        service,
        months.map(({ lines }) => dollars(lines[index]?.dollars ?? 0)),
      ),
    ),
    row(
      'together',
      months.map(({ lines }) => dollars(totalOf(lines))),
    ),
  ];
  const work = months.at(-1)?.lines.map((line) => `${line.service.padEnd(20)}${line.work}`) ?? [];
  const steps = months.flatMap(({ load, savings }) => [
    '',
    `What a step alone saves at ${count(load.visitors)} visitors:`,
    ...savings
      .filter((saving) => Math.abs(saving.dollars) >= WORTH)
      .map((saving) => `${dollars(saving.dollars).padStart(10)}  ${saving.what}\n            (${saving.but})`),
  ]);
  return [...table, '', `The work at ${count(months.at(-1)?.load.visitors ?? 0)} visitors:`, ...work, ...steps].join(
    '\n',
  );
}

function dollars(amount: number): string {
  return amount.toLocaleString('en-US', {
    minimumFractionDigits: amount < 100 ? 2 : 0,
    maximumFractionDigits: amount < 100 ? 2 : 0,
  });
}
