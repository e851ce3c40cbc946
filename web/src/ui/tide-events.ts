/** A day of a forecast by its texts, as the tide table names it too. */
interface NamedDay {
  readonly day: string;
  readonly date: string;
}
/** A row of the tide table: up to two lows and two highs of a day. */
interface TideRow {
  readonly day: string;
  readonly low_1_time: string | null;
  readonly low_1_height: string | null;
  readonly high_1_time: string | null;
  readonly high_1_height: string | null;
  readonly low_2_time: string | null;
  readonly low_2_height: string | null;
  readonly high_2_time: string | null;
  readonly high_2_height: string | null;
}
export interface TideEvent {
  readonly high: boolean;
  /** Minutes since midnight on the beach's clock. */
  readonly minutes: number;
  readonly time: string;
  readonly height: string;
}

/** A day's lows and highs in their order; unlike `low_am` and its kin, both of two that fall into one half of the day. */
export function tideEventsOf({ day, date }: NamedDay, rows: readonly TideRow[]): readonly TideEvent[] {
  const row = rows.find((one) => one.day === `${day} ${date}`);
  if (!row) return [];
  const told = [
    { high: false, time: row.low_1_time, height: row.low_1_height },
    { high: true, time: row.high_1_time, height: row.high_1_height },
    { high: false, time: row.low_2_time, height: row.low_2_height },
    { high: true, time: row.high_2_time, height: row.high_2_height },
  ];
  return told
    .flatMap(({ high, time, height }) => {
      const minutes = minutesOfDay(time ?? '');
      return time === null || height === null || minutes === undefined ? [] : [{ high, minutes, time, height }];
    })
    .sort((a, b) => a.minutes - b.minutes);
}

/** Minutes since midnight of '6:12am', '12:05 pm' or '18:12'; undefined of anything else. */
export function minutesOfDay(time: string): number | undefined {
  const [, hour, minute, half] = /^\s*(\d{1,2}):(\d{2})\s*([ap])?/i.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  if (half === undefined) return Number(hour) * 60 + Number(minute);
  return ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);
}
