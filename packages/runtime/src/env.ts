/** A setting the function cannot run without; throws a sentence that names it. */
export function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}

/** A whole number of the environment, or the fallback where it is not set; throws when it is not a number. */
export function numberEnv(name: string, fallback: number): number {
  const value = process.env[name];
  if (!value) return fallback;
  if (!/^\d+$/.test(value)) throw new Error(`The environment variable ${name} must be a whole number, not "${value}".`);
  return Number(value);
}
