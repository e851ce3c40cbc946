import { directionText, placeText } from '../../../entities/place/compass-words.ts';
import { m } from '../../../paraglide/maps.js';
import { Table } from '../../../ui/table.tsx';
import { type FieldType, quantityOf } from '../model/chart-types.ts';
import type { PointReading } from '../model/reading.ts';
import type { ChartUnit } from '../model/units.ts';
import { noneText, titleOf, valueText } from '../words.ts';

interface Props {
  readonly type: FieldType;
  readonly unit: ChartUnit;
  readonly when: string;
  readonly model: string;
  readonly readings: readonly PointReading[];
}

/** A chart as a table of numbers at points of the map, row by row from the north-west. */
export function ValuesTable({ type, unit, when, model, readings }: Props) {
  const title = titleOf(quantityOf(type));
  return (
    <Table caption={m.charts_table_caption({ title, when })}>
      <thead>
        <tr>
          <th scope="col">{m.charts_place()}</th>
          <th scope="col">{m.charts_value()}</th>
          <th scope="col">{m.charts_from()}</th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ lat, lon, value, fromDeg, isLand, isBare }) => (
          <tr key={`${lat},${lon}`}>
            <th scope="row">{placeText({ lat, lon })}</th>
            <td>
              {value === 'none'
                ? noneText(type, model, { isLand, isBare })
                : value === undefined
                  ? '--'
                  : valueText(unit, value)}
            </td>
            <td>{fromDeg === undefined ? '--' : directionText(fromDeg)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
