import type { AdvisoryReply, DayReply, ForecastReply, TimelineReply } from '@groundswell/contracts';
import { DirectionArrow } from '../../../entities/surf/direction-arrow.tsx';
import { surfAt } from '../../../entities/surf/surf-at.ts';
import { shortSeaWord, type TrainAt, trainAt } from '../../../entities/surf/train.ts';
import { ForYou } from '../../../entities/surfer/for-you.tsx';
import { hasLevelOrBoards } from '../../../entities/surfer/model.ts';
import { useSurfer } from '../../../entities/surfer/use-surfer.ts';
import { tideWords } from '../../../entities/tide/tide-words.ts';
import { m } from '../../../paraglide/messages.js';
import { SkyIcon } from '../../../ui/icons/weather.tsx';
import { numberWords } from '../../../ui/number-words.ts';
import { Table } from '../../../ui/table.tsx';
import styles from './hours-table.module.css';
import { SurfCell } from './surf-cell.tsx';

interface Props {
  readonly caption: string;
  readonly hours: DayReply['hourly'];
  readonly timeline: TimelineReply;
  readonly swells: 1 | 2;
  readonly surfUnits: 'ft' | 'm';
  readonly asks: ForecastReply['asks'];
  readonly advisory: AdvisoryReply | undefined;
}

/**
 * The table of a day's hours: surf, swell, energy, wind, tide, rain and air. A reader with a surfer profile gets a
 * column of advice.
 */
export function HourlyTable({ caption, hours, timeline, swells, surfUnits, asks, advisory }: Props) {
  const surfer = useSurfer();
  const isAdvised = hasLevelOrBoards(surfer);
  const { has_tides: tides } = timeline;
  return (
    <Table caption={caption} className={styles.hours}>
      <thead>
        <tr>
          <th scope="col">{m.forecast_time()}</th>
          <th scope="col">{m.forecast_surf()}</th>
          {isAdvised && <th scope="col">{m.surfer_column()}</th>}
          <th scope="col">{m.forecast_swell()}</th>
          {swells === 2 && <th scope="col">{m.forecast_second_swell()}</th>}
          <th scope="col">{m.forecast_wind()}</th>
          <th scope="col">{m.forecast_gust()}</th>
          {tides && (
            <th scope="col">
              {m.forecast_tide()} <Unit>{timeline.tideUnits}</Unit>
            </th>
          )}
          <th scope="col" className={styles.wrapped}>
            {m.timeline_energy()} <Unit>kW/m</Unit>
          </th>
          <th scope="col">
            {m.forecast_rain()} <Unit>{timeline.rainUnits}</Unit>
          </th>
          <th scope="col">{m.forecast_air()}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour.index}>
            <th scope="row">{hour.time}</th>
            <SurfCell rated={surfAt(timeline, hour.index)} />
            {isAdvised && (
              <td>
                <ForYou
                  bare
                  surfer={surfer}
                  min={timeline.wvhtMin[hour.index]}
                  max={timeline.wvhtMax[hour.index]}
                  unit={surfUnits}
                  condition={timeline.condText[hour.index]}
                  periodS={timeline.swell1PeriodS[hour.index]}
                  asks={asks}
                  advisory={advisory}
                />
              </td>
            )}
            <TrainCell train={trainAt(timeline, hour.index, 1)} />
            {swells === 2 && <TrainCell train={trainAt(timeline, hour.index, 2)} />}
            <WindCell wind={hour.wind} fromDeg={timeline.windDir[hour.index]} />
            <NumberCell value={timeline.gust[hour.index]} />
            {tides && <TideCell value={timeline.tideLevel[hour.index]} unit={timeline.tideUnits} />}
            <NumberCell value={timeline.energy[hour.index]} />
            <NumberCell value={timeline.rain[hour.index]} />
            <td>
              <span className={styles.air}>
                <SkyIcon sky={hour.wxicon} /> {hour.temp ?? m.ui_missing()}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A unit in a column header; it keeps its lower case, while the header is in capitals. */
function Unit({ children }: { readonly children: string }) {
  return <span className={styles.unit}>{children}</span>;
}

interface NumberProps {
  readonly value: number | null | undefined;
}

function NumberCell({ value }: NumberProps) {
  return <td>{typeof value === 'number' ? numberWords(value) : m.ui_missing()}</td>;
}

function TideCell({ value, unit }: NumberProps & { readonly unit: TimelineReply['tideUnits'] }) {
  return <td>{typeof value === 'number' ? tideWords(value, unit) : m.ui_missing()}</td>;
}

export function TrainCell({ train }: { readonly train: TrainAt | undefined }) {
  return (
    <td className={styles.train}>
      <span>{train?.text ?? m.ui_missing()}</span> <span>{shortSeaWord(train?.kind)}</span>
    </td>
  );
}

export function WindCell({
  wind,
  fromDeg,
}: {
  readonly wind: string | null;
  readonly fromDeg: number | null | undefined;
}) {
  return (
    <td>
      {wind !== null && typeof fromDeg === 'number' && <DirectionArrow fromDeg={fromDeg} className={styles.arrow} />}
      {wind ?? m.ui_missing()}
    </td>
  );
}
