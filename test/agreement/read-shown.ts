/** The texts on the first screen of a forecast page. A text is absent if the page does not show it. */
export interface ShownPage {
  readonly surf: string | undefined;
  readonly condition: string | undefined;
  readonly score: string | undefined;
  readonly windSpeed: string | undefined;
  readonly windFrom: string | undefined;
  readonly gusts: string | undefined;
  readonly tide: string | undefined;
  readonly air: string | undefined;
  readonly high: string | undefined;
  readonly best:
    | { readonly hours: string; readonly surf: string | undefined; readonly score: string | undefined }
    | undefined;
  readonly days: readonly ShownHalves[];
  /** The values that the page shows for the hour under the timeline's cursor. */
  readonly cursor: Partial<Record<'surf' | 'condition' | 'score' | 'wind' | 'swell' | 'tide', string | undefined>>;
}

interface ShownHalves {
  readonly am: string | undefined;
  readonly amCondition: string | undefined;
  readonly pm: string | undefined;
  readonly pmCondition: string | undefined;
}

const CONDITION = /^(clean|fair|choppy)$/;

export function readPage(html: string): ShownPage {
  const lines = linesOf(html.slice(html.indexOf('<main')));
  const now = between(lines, /^Surf now/, /^(Best today|Best hours|Why|Now \d+\/100|Wind, |Tide Chart)/);
  const items = between(lines, /^Surf now/, /^(Best today|Why)$/);
  const cursor = between(lines, /^\d+ d$/, /^Now$/).slice(1);
  const [size, unit] = [now[0], now[1]];
  const isFlat = size?.toLowerCase() === 'flat';
  const bestAt = lines.indexOf('Best today');
  const [hours, ...afterBest] = bestAt < 0 ? [] : lines.slice(bestAt + 1);
  return {
    surf: isFlat ? 'flat' : size && unit && /^(ft|m)$/.test(unit) ? `${size} ${unit}` : undefined,
    condition: now.slice(0, 4).find((line) => CONDITION.test(line)),
    score: first(lines, /^Now (\d+)\/100$/),
    windSpeed: first(after(items, 'Wind'), /^(\d+) \w+$/),
    windFrom: first(after(items, 'Wind').slice(0, 4), /^from (\w+)$/),
    gusts: first(after(items, 'Wind').slice(0, 8), /^gusts (\d+)/),
    tide: first(items, /^(-?[\d.]+ (?:ft|m) (?:rising|falling))$/),
    air: first(after(items, 'Weather'), /^(-?\d+) °/),
    high: first(after(items, 'Weather'), /high (-?\d+) °/),
    best:
      hours && /–/.test(hours)
        ? {
            hours,
            surf: afterBest
              .slice(0, 3)
              .map(surfOf)
              .find((surf) => surf !== undefined),
            score: first(afterBest.slice(0, 5), /^(\d+)$/),
          }
        : undefined,
    days: lines.flatMap((line) => halvesOf(line) ?? []),
    cursor: {
      surf: surfOf(after(cursor, 'Surf')[0]),
      condition: after(cursor, 'Surf')[0]?.match(/(clean|fair|choppy)$/)?.[1],
      score: first(after(cursor, 'Score'), /^(\d+)\/100$/),
      wind: after(cursor, 'Wind')[0],
      swell: first(
        cursor.slice(cursor.findIndex((line) => /^(Swell|Wind sea|Windswell)$/.test(line)) + 1),
        /^(\w+ [\d.]+ \w+ \d+ s)$/,
      ),
      tide: tideOf(after(cursor, 'Tide')),
    },
  };
}

/** Reads the HTML of a widget, which shows either the current report or a forecast of several days. */
export function readWidget(html: string): Omit<ShownPage, 'best' | 'cursor'> {
  const lines = linesOf(html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, ''));
  const surfAt = lines.indexOf('Surf now') + 2;
  const [size, unit] = lines.slice(surfAt);
  const days: ShownHalves[] = [];
  for (const [index, line] of lines.entries()) {
    if (!/^[A-Z][a-z]{2} \d{1,2}$/.test(line)) continue;
    const row = lines.slice(index + 1, index + 8);
    const surfs = row.flatMap((text, at) =>
      text.toLowerCase() === 'flat'
        ? 'flat'
        : /^(flat to )?[\d.]+(–[\d.]+\+?|\+)?$/i.test(text)
          ? `${text.toLowerCase()} ${row[at + 1]}`
          : [],
    );
    days.push({ am: surfs[0], pm: surfs[1], amCondition: undefined, pmCondition: undefined });
  }
  const isReport = surfAt > 1;
  return {
    surf: !isReport ? undefined : size?.toLowerCase() === 'flat' ? 'flat' : `${size} ${unit}`,
    condition: isReport ? lines.slice(surfAt, surfAt + 4).find((line) => CONDITION.test(line)) : undefined,
    score: undefined,
    windSpeed: undefined,
    windFrom: undefined,
    gusts: undefined,
    tide: first(lines, /^(-?[\d.]+ (?:ft|m) (?:rising|falling))/),
    air: first(after(lines, 'Weather'), /^(-?\d+) °/),
    high: undefined,
    days,
  };
}

/** Reads the best hours from a calendar's events, in the beach's local time. */
export function readCalendar(
  calendar: string,
  timeZone: string,
): readonly { readonly date: string; readonly hours: string; readonly surf: string; readonly score: string }[] {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const time = (stamp: string) =>
    clock
      .format(Date.parse(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z')))
      .replace(':00', '')
      .replaceAll(/\s/g, '')
      .toLowerCase();
  const unfolded = calendar.replaceAll(/\r?\n /g, '');
  return (
    unfolded
      .split('BEGIN:VEVENT')
      // If a day has no best hours, its calendar entry lasts all day and has no start time; such entries are skipped.
      .filter((event) => /DTSTART:\d+T/.test(event))
      .map((event) => {
        const field = (pattern: RegExp) => pattern.exec(event)?.[1]?.trim() ?? '';
        const summary = field(/SUMMARY:(.*)/);
        return {
          date: field(/UID:\d+-(\d{4}-\d\d-\d\d)@/),
          hours: `${time(field(/DTSTART:(\S+)/))} - ${time(field(/DTEND:(\S+)/))}`,
          surf: /: (.*?)(?:\\,|$)/.exec(summary.slice(summary.lastIndexOf(': ')))?.[1] ?? '',
          score: field(/Score (\d+) of 100/),
        };
      })
  );
}

export function linesOf(html: string): string[] {
  return html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('\u2060', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== ',');
}

/** Returns the lines after the first that matches `from`, up to one that matches `until`. */
function between(lines: readonly string[], from: RegExp, until: RegExp): readonly string[] {
  const start = lines.findIndex((line) => from.test(line));
  if (start < 0) return [];
  const length = lines.slice(start + 1).findIndex((line) => until.test(line));
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
}

function after(lines: readonly string[], label: string): readonly string[] {
  const at = lines.indexOf(label);
  return at < 0 ? [] : lines.slice(at + 1);
}

function first(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const found = pattern.exec(line);
    if (found) return found[1];
  }
  return undefined;
}

/** Returns the surf at the beginning of a line. */
export function surfOf(line: string | undefined): string | undefined {
  if (line?.toLowerCase().startsWith('flat')) return /^flat(?: to [\d.]+ (?:ft|m))?/i.exec(line)?.[0].toLowerCase();
  return line && /^[\d.]+(?:–[\d.]+|\+)?(?:\+)? (?:ft|m)/.exec(line)?.[0];
}

/**
 * Returns the tide level under the timeline's cursor with its trend (rising or falling). The trend may be on the line
 * after the level.
 */
function tideOf([level, trend]: readonly string[]): string | undefined {
  if (level === undefined || !/^-?[\d.]+ (ft|m)/.test(level)) return undefined;
  return /(rising|falling)$/.test(level) || !trend ? level : `${level} ${trend}`;
}

/** Parses a day's line, such as 'morning 3–4 ft clean, afternoon flat'. */
function halvesOf(line: string): ShownHalves | undefined {
  const halves = /^morning (.+), afternoon (.+)$/.exec(line);
  if (!halves) return undefined;
  const condition = (text = '') => /(clean|fair|choppy)$/.exec(text)?.[1];
  return {
    am: surfOf(halves[1]),
    amCondition: condition(halves[1]),
    pm: surfOf(halves[2]),
    pmCondition: condition(halves[2]),
  };
}
