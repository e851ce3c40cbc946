import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { dateWords } from '../../../ui/date-words.ts';
import { numberWords } from '../../../ui/number-words.ts';
import { Table } from '../../../ui/table.tsx';
import { type ReadOutData, readHour, timeOf } from '../hour/read-out.ts';

interface Props {
  readonly readOutData: ReadOutData;
  readonly hours: number;
  /** The current time, in hours from the timeline's start. */
  readonly now: number;
}

/** The graph as a table, with a row for every third hour of the beach's clock and for the current hour. */
export function TimelineTable({ readOutData, hours, now }: Props) {
  const nowHour = Math.floor(now);
  const { timeline } = readOutData;
  const rows = Array.from({ length: hours }, (_, hour) => hour).filter(
    (hour) => hour === nowHour || (readOutData.timeline.hour[hour] ?? 1) % 3 === 0,
  );
  const read = rows.map((hour) => ({
    hour,
    // In the row of the current hour, the tide is exact to the minute, as in the read-out above the graph.
    facts: readHour(readOutData, hour === nowHour ? now : hour, language).facts.map((fact) => ({
      ...fact,
      ...fact.inColumn,
    })),
  }));
  return (
    <Table caption={m.timeline_as_table()} tall>
      <thead>
        <tr>
          <th scope="col">{m.forecast_time()}</th>
          {read[0]?.facts.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{m.timeline_half()}</th>
          <th scope="col">{m.timeline_likely()}</th>
        </tr>
      </thead>
      <tbody>
        {read.map(({ hour, facts }) => (
          <tr key={hour}>
            <th scope="row">
              {momentOf(readOutData, hour === nowHour ? now : hour)}
              {hour === nowHour && `${m.ui_comma()}${m.timeline_now()}`}
            </th>
            {facts.map(({ name, value, note }) => (
              <td key={name}>{[value, note].filter(Boolean).join(m.ui_comma())}</td>
            ))}
            <td>{rangeAt(timeline.surfHalfMin, timeline.surfHalfMax, hour)}</td>
            <td>{rangeAt(timeline.surfLikelyMin, timeline.surfLikelyMax, hour)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Formats a range of the sets, '3.6–6.4'; '--' if it is unknown. */
function rangeAt(min: readonly (number | null)[], max: readonly (number | null)[], hour: number): string {
  const ends = [min[hour], max[hour]].flatMap((height) => (typeof height === 'number' ? numberWords(height) : []));
  return ends.length === 2 ? ends.join('–') : m.ui_missing();
}

/** Formats a moment with its date, because 16 days have two or three Fridays. */
function momentOf({ timeline }: ReadOutData, place: number): string {
  const { day, date, summaryDay } = timeline;
  const row = summaryDay[Math.floor(place)] ?? 0;
  return [dateWords(day[row] ?? '', date[row] ?? '', language), timeOf(timeline, place)].filter(Boolean).join(' ');
}
