import { m } from '../../paraglide/later.js';
import type { Units } from '../../preferences/default-units.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { numberWords } from '../../ui/number-words.ts';
import { Table } from '../../ui/table.tsx';
import { fromWords, heightWords, LEANING_WORDS, percentWords, periodWords } from './error-words.ts';
import { type DayErrors, leaningOf } from './model.ts';

interface Props {
  readonly days: readonly DayErrors[];
  readonly units: Units;
  /** The number of pairs below which figures are withheld. */
  readonly least: number;
}

/** Shows the errors by lead time in days. */
export function DayErrorsTable({ days, units, least }: Props) {
  return (
    <Disclosure summary={m.accuracy_numbers()}>
      <Table caption={m.accuracy_caption()}>
        <thead>
          <tr>
            <th scope="col">{m.accuracy_ahead()}</th>
            <th scope="col">{m.accuracy_height()}</th>
            <th scope="col">{m.accuracy_leaning()}</th>
            <th scope="col">{m.accuracy_period_s()}</th>
            <th scope="col">{m.accuracy_from()}</th>
            <th scope="col">{m.accuracy_within()}</th>
            <th scope="col">{m.accuracy_pairs()}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((errors) => (
            <tr key={errors.day}>
              <th scope="row">{m.accuracy_day({ day: errors.day })}</th>
              {errors.heightM === undefined ? (
                <td colSpan={5}>{m.accuracy_few({ least })}</td>
              ) : (
                <>
                  <td>{heightWords(errors.heightM, units)}</td>
                  <td>{LEANING_WORDS[leaningOf(errors)]()}</td>
                  <td>{periodWords(errors.periodS)}</td>
                  <td>{fromWords(errors.fromDeg)}</td>
                  <td>{percentWords(errors.withinPct)}</td>
                </>
              )}
              <td>{numberWords(errors.hours)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}
