import type { AccuracyReply } from '@groundswell/contracts';
import { stationName } from '@groundswell/present';
import { m } from '../../paraglide/later.js';
import type { Units } from '../../preferences/default-units.ts';
import { classList } from '../../ui/class-list.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { numberWords } from '../../ui/number-words.ts';
import { Table } from '../../ui/table.tsx';
import styles from './accuracy.module.css';
import { heightWords, LEFT_OUT_WORDS, percentWords, scatterWords, signedHeightWords } from './error-words.ts';

interface Props {
  readonly accuracy: AccuracyReply;
  readonly units: Units;
}

/** Shows every wave buoy with its figures of the first day, or the reason why it has none. */
export function InstrumentsTable({ accuracy: { buoys, left_out, least }, units }: Props) {
  const without = left_out.map(({ buoy, name, reason }) => ({ buoy, name, reason: LEFT_OUT_WORDS[reason]() }));
  return (
    <Disclosure summary={m.accuracy_instruments({ count: buoys.length + left_out.length })}>
      <p className={classList(styles.note, styles.explained)}>{m.accuracy_instruments_what({ least })}</p>
      <Table caption={m.accuracy_instruments({ count: buoys.length + left_out.length })} tall>
        <thead>
          <tr>
            <th scope="col">{m.accuracy_buoy()}</th>
            <th scope="col">{m.accuracy_name()}</th>
            <th scope="col">{m.accuracy_cell()}</th>
            <th scope="col">{m.accuracy_pairs()}</th>
            <th scope="col">{m.accuracy_bias()}</th>
            <th scope="col">{m.accuracy_rms()}</th>
            <th scope="col">{m.accuracy_scatter()}</th>
            <th scope="col">{m.accuracy_within()}</th>
          </tr>
        </thead>
        <tbody>
          {buoys.map(({ buoy, name, cell_km, averaged_m: { n, bias, rms, scatter }, within_pct }) => (
            <tr key={buoy}>
              <th scope="row">{buoy}</th>
              <td>{stationName(name)}</td>
              <td>{m.accuracy_km({ km: Math.round(cell_km) })}</td>
              <td>{numberWords(n[0] ?? 0)}</td>
              {bias[0] == null || rms[0] == null ? (
                <td colSpan={4}>{m.accuracy_few({ least })}</td>
              ) : (
                <>
                  <td>{signedHeightWords(bias[0], units)}</td>
                  <td>{heightWords(rms[0], units)}</td>
                  <td>{scatterWords(scatter[0])}</td>
                  <td>{percentWords(within_pct[0])}</td>
                </>
              )}
            </tr>
          ))}
          {without.map(({ buoy, name, reason }) => (
            <tr key={buoy}>
              <th scope="row">{buoy}</th>
              <td>{stationName(name)}</td>
              <td colSpan={6}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}
