/** The run that a set shows, and its hours. */
export interface FirstTime {
  /** Ten digits, `2026112006`: the folder of its tiles. */
  readonly run: string;
  /** `gfs.0p25`. */
  readonly model: string;
  /** Hours after the run's start that are drawn, ascending. */
  readonly hours: readonly number[];
  /** The run whose files were drawn in place of this one's. */
  readonly standInRun?: string;
}

/** An invalid `firstTime.txt`. */
export class BadFirstTime extends Error {
  override readonly name = 'BadFirstTime';
}

const MAX_CHARACTERS = 4096;

/** The text of a `firstTime.txt`: first time, model and hours, a line each; then the first time of a stand-in. */
export function formatFirstTime({ run, model, hours, standInRun }: FirstTime): string {
  const lines = [instantOf(run), model, hours.join(' '), ...(standInRun ? [instantOf(standInRun)] : [])];
  return `${lines.join('\n')}\n`;
}

/** Parses a `firstTime.txt`; throws BadFirstTime with the reason. */
export function parseFirstTime(text: string): FirstTime {
  if (text.length > MAX_CHARACTERS) throw new BadFirstTime(`It has ${text.length} characters.`);
  const [first = '', model = '', hoursText = '', standIn] = text.trimEnd().split('\n');
  if (!/^[\w.-]+$/.test(model)) throw new BadFirstTime(`"${model}" is no model.`);
  if (!/^\d{1,3}( \d{1,3})*$/.test(hoursText)) throw new BadFirstTime(`"${hoursText}" are no hours.`);
  const hours = hoursText.split(' ').map(Number);
  if (hours.some((hour, index) => hour <= (hours[index - 1] ?? -1)))
    throw new BadFirstTime(`"${hoursText}" do not ascend.`);
  return { run: runOf(first), model, hours, standInRun: standIn === undefined ? undefined : runOf(standIn) };
}

/** The same of a stored text; undefined for none, and for one that cannot be read. */
export function findFirstTime(text: string | undefined): FirstTime | undefined {
  if (text === undefined) return undefined;
  try {
    return parseFirstTime(text);
  } catch (error) {
    if (error instanceof BadFirstTime) return undefined;
    throw error;
  }
}

/** `2026-11-20T06:00:00Z` of `2026112006`. */
function instantOf(run: string): string {
  return `${run.slice(0, 4)}-${run.slice(4, 6)}-${run.slice(6, 8)}T${run.slice(8)}:00:00Z`;
}

function runOf(instant: string): string {
  const good = /^\d{4}-\d\d-\d\dT\d\d:00:00Z$/.test(instant) && !Number.isNaN(Date.parse(instant));
  if (!good) throw new BadFirstTime(`"${instant}" is no first time.`);
  return instant.replace(/\D/g, '').slice(0, 10);
}
