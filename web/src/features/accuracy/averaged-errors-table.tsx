import type { AccuracyReply } from '@groundswell/contracts';
import { m } from '../../paraglide/later.js';
import type { Units } from '../../preferences/default-units.ts';
import { classList } from '../../ui/class-list.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { numberWords } from '../../ui/number-words.ts';
import { Table } from '../../ui/table.tsx';
import styles from './accuracy.module.css';
import { COAST_WORDS, heightWords, scatterWords, signedHeightWords } from './error-words.ts';
import { listAveragedErrors } from './model.ts';

interface Props {
  readonly accuracy: AccuracyReply;
  readonly units: Units;
}

/** Shows the errors by coast and lead time as weather services compare them. */
export function AveragedErrorsTable({ accuracy: { coasts, overall, least }, units }: Props) {
  const parts = [
    { name: m.accuracy_all_coasts(), errors: overall },
    ...coasts.map(({ coast, ...errors }) => ({ name: COAST_WORDS[coast](), errors })),
  ];
  return (
    <Disclosure summary={m.accuracy_averaged()}>
      <p className={classList(styles.note, styles.explained)}>{m.accuracy_averaged_what()}</p>
      <Table caption={m.accuracy_averaged()}>
        <thead>
          <tr>
            <th scope="col">{m.accuracy_coast()}</th>
            <th scope="col">{m.accuracy_ahead()}</th>
            <th scope="col">{m.accuracy_pairs()}</th>
            <th scope="col">{m.accuracy_bias()}</th>
            <th scope="col">{m.accuracy_rms()}</th>
            <th scope="col">{m.accuracy_scatter()}</th>
          </tr>
        </thead>
        <tbody>
          {parts.flatMap(({ name, errors }) =>
            listAveragedErrors(errors).map(({ day, hours, biasM, rmsM, scatter }) => (
              <tr key={`${name} ${day}`}>
                <th scope="row">{name}</th>
                <td>{m.accuracy_day({ day })}</td>
                <td>{numberWords(hours)}</td>
                {biasM === undefined || rmsM === undefined ? (
                  <td colSpan={3}>{m.accuracy_few({ least })}</td>
                ) : (
                  <>
                    <td>{signedHeightWords(biasM, units)}</td>
                    <td>{heightWords(rmsM, units)}</td>
                    <td>{scatterWords(scatter)}</td>
                  </>
                )}
              </tr>
            )),
          )}
        </tbody>
      </Table>
    </Disclosure>
  );
}
