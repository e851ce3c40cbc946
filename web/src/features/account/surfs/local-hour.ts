const MINUTE_MS = 60_000;

/** The instant, UTC ms, of an hour of a date by a zone's clock; an hour that a change of clocks leaves out is the next. */
export function instantOf(date: string, hour: number, timeZone: string): number {
  const wall = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);
  const guess = wall - offsetMs(wall, timeZone);
  return wall - offsetMs(guess, timeZone);
}

/** The date and the hour that a zone's clock shows at an instant. */
export function clockAt(at: number, timeZone: string): { readonly date: string; readonly hour: number } {
  const wall = new Date(at + offsetMs(at, timeZone)).toISOString();
  return { date: wall.slice(0, 10), hour: Number(wall.slice(11, 13)) };
}

/** How far a zone's clock is ahead of UTC. */
function offsetMs(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const [month = 1, day, year = 1970, hour, minute] = format.format(at).split(/\D+/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}
