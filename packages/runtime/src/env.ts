/** Returns an integer from the environment, or the fallback if it is not set; throws if it is not a number. */
export function numberEnv(name: string, fallback: number): number {
  const value = process.env[name];
  if (!value) return fallback;
  if (!/^\d+$/.test(value)) throw new Error(`The environment variable ${name} must be a whole number, not "${value}".`);
  return Number(value);
}
