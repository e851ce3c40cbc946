/** A whole number from the environment, or the fallback where it is not set; throws when it is not a number. */
export function numberEnv(name: string, fallback: number): number {
  const value = process.env[name];
  if (!value) return fallback;
  if (!/^\d+$/.test(value)) throw new Error(`The environment variable ${name} must be a whole number, not "${value}".`);
  return Number(value);
}
