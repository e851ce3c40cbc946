export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** Returns the value as an object, an empty one if it is absent. Throws for any other type. */
export function asObject(value: Json | undefined, what: string): JsonObject {
  if (value === undefined) return {};
  if (isObject(value)) return value;
  throw new Error(`The template's ${what} must be an object, not ${JSON.stringify(value)}.`);
}

/** Returns the value as a list, an empty one if it is absent. */
export function asList(value: Json | undefined, what: string): readonly Json[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw new Error(`The template's ${what} must be a list, not ${JSON.stringify(value)}.`);
}

/** Returns the value as text; numbers and booleans are converted, as in CloudFormation. */
export function asText(value: Json | undefined, what: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`The template's ${what} must be text, not ${JSON.stringify(value)}.`);
}

/** Returns the value as a number, also if it is a text; `absent` if it is missing. */
export function asNumber(value: Json | undefined, what: string, absent: number): number {
  if (value === undefined) return absent;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new Error(`The template's ${what} must be a number, not ${JSON.stringify(value)}.`);
}

/** CloudFormation writes booleans as JSON or as text. */
export function asFlag(value: Json | undefined): boolean {
  return value === true || value === 'true';
}

export function asTexts(value: Json | undefined, what: string): readonly string[] {
  return asList(value, what).map((item) => asText(item, what));
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
