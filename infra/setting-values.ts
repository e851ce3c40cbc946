export function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new Error(`The setting ${name} must be text.`);
}

export function wholeNumber(name: string, value: unknown, least: number, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`The setting ${name} must be a whole number from ${least} to ${most}, not "${value}".`);
}

export function oneOf(name: string, value: string, choices: readonly string[]): string {
  if (choices.includes(value)) return value;
  throw new Error(`The setting ${name} must be one of ${choices.join(', ')}, not "${value}".`);
}

export function jsonObject(name: string, value: unknown): string {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return JSON.stringify(parsed);
  throw new Error(`The setting ${name} must be a JSON object.`);
}

/** Parses JSON; returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
