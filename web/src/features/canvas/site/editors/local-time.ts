/** Formats an instant for a datetime-local input, in the browser's time zone. */
export function toLocal(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Returns the instant of a datetime-local input; null if it is empty. */
export function toInstant(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
