import type { TideChartReply } from '@groundswell/contracts';
import { tideChartWordsOf } from '@groundswell/present';
import { memo } from 'react';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import label from '../../../ui/label.module.css';
import { useNear } from '../../../ui/use-near.ts';
import { useOneByOne } from '../../../ui/use-one-by-one.ts';
import styles from './tide-card.module.css';

type Month = TideChartReply['sides'][number][number];

/** Shows the card as printed, front and back; a small screen scrolls it sideways. */
export function TideCard({ chart }: { readonly chart: TideChartReply }) {
  return chart.sides.map((months, index) => (
    <Side key={months[0]?.month} chart={chart} months={months} isFront={index === 0} />
  ));
}

interface SideProps {
  readonly chart: TideChartReply;
  readonly months: readonly Month[];
  readonly isFront: boolean;
}

/** Draws a side of the card. It has about a thousand cells, so each month is drawn as it nears the viewport. */
function Side({ chart, months, isFront }: SideProps) {
  const { near, ref } = useNear();
  const drawn = useOneByOne(near ? months.length : 0);
  const words = tideChartWordsOf(language);
  const name = isFront ? m.services_card_front() : m.services_card_back();
  return (
    <div ref={ref} className={styles.side}>
      <h3 className={label.label}>{name}</h3>
      {near && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard.
        <section className={styles.scroll} aria-label={name} tabIndex={0}>
          <div className={styles.card}>
            <p className={styles.head}>
              <span>{chart.beach.name}</span>
              <span>{[months[0]?.name, months.at(-1)?.name].join(' – ')}</span>
            </p>
            <div className={styles.months}>
              {months.slice(0, drawn).map((month) => (
                <MonthTable key={month.month} month={month} low={words.low} high={words.high} />
              ))}
            </div>
            {isFront && <p className={styles.shop}>{words.shop}</p>}
            <p className={styles.source}>{words.source(chart)}</p>
          </div>
        </section>
      )}
    </div>
  );
}

interface MonthProps {
  readonly month: Month;
  readonly low: string;
  readonly high: string;
}

const MonthTable = memo(function MonthTable({ month: { name, days }, low, high }: MonthProps) {
  const most = (kind: 'lows' | 'highs') => Math.max(2, ...days.map((day) => day[kind].length));
  const [lows, highs] = [most('lows'), most('highs')];
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col" aria-label={m.cards_day()} />
          <th scope="colgroup" colSpan={lows}>
            {low}
          </th>
          <th scope="colgroup" colSpan={highs}>
            {high}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day} data-weekend={day.isWeekend || undefined}>
            <th scope="row">
              {day.weekday} <b>{day.day}</b>
            </th>
            <Tides tides={day.lows} count={lows} />
            <Tides tides={day.highs} count={highs} isHigh />
          </tr>
        ))}
      </tbody>
    </table>
  );
});

interface TidesProps {
  readonly tides: Month['days'][number]['lows'];
  readonly count: number;
  readonly isHigh?: boolean;
}

function Tides({ tides, count, isHigh }: TidesProps) {
  return Array.from({ length: count }, (_, index) => {
    const tide = tides[index];
    return (
      // The index is a stable key: the cells of a row never move.
      <td key={index} data-high={isHigh}>
        {tide && (
          <>
            {tide.time} <span>{tide.height}</span>
          </>
        )}
      </td>
    );
  });
}
