/** Returns an instant as ISO 8601 in whole seconds, `2026-11-20T11:42:03Z`. */
export function formatInstant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

/** Parses such an instant as UTC ms; undefined for any other form. */
export function parseInstant(text: unknown): number | undefined {
  if (typeof text !== 'string') return undefined;
  const ms = Date.parse(text);
  return Number.isFinite(ms) && formatInstant(ms) === text ? ms : undefined;
}

/** Returns whether a text is a model run: `2026112006`, with the hour 00, 06, 12 or 18. */
export function isCycle(text: unknown): text is string {
  return typeof text === 'string' && /^\d{8}(00|06|12|18)$/.test(text) && startOfCycle(text) !== undefined;
}

/** Returns the start of a model run, UTC ms; undefined for a date that does not exist. */
export function startOfCycle(cycle: string): number | undefined {
  const [, year, month, day, hour] = /^(\d{4})(\d\d)(\d\d)(\d\d)$/.exec(cycle) ?? [];
  return parseInstant(`${year}-${month}-${day}T${hour}:00:00Z`);
}
