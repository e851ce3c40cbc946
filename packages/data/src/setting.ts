/** A setting of the process without which nothing can be remembered; throws a sentence that names it. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}
