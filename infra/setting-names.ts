import { editDistance } from '@groundswell/contracts';

/** Matches names of the CDK's own context: feature flags, options, and what it looked up in the account. */
const OF_THE_CDK = /[:@/]|^(?:acknowledged-issue-numbers|cli-telemetry)$/;

/** Throws an Error for the first name of a context that is no setting; it names the setting that is spelled nearest. */
export function refuseUnknown(given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name) && !OF_THE_CDK.test(name));
  if (unknown === undefined) return;
  const distance = (name: string) => editDistance(name.toLowerCase(), unknown.toLowerCase());
  const [nearest] = known.toSorted((a, b) => distance(a) - distance(b));
  throw new Error(`There is no setting "${unknown}". The nearest name is ${nearest} (docs/reference/settings.md).`);
}
