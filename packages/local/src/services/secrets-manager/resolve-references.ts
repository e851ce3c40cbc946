import { isObject, type Json } from '../../template/json.ts';
import type { CloudPlan } from '../../template/plan.ts';
import type { Secrets } from './secrets.ts';

type Settings = Readonly<Record<string, string>>;

/** Matches `{{resolve:secretsmanager:<id or ARN>:SecretString[:key[:stage[:version]]]}}`. */
const REFERENCE = /\{\{resolve:secretsmanager:(.+?):SecretString(?::([^:}]*))?(?::[^}]*)?\}\}/g;

/**
 * Returns the plan with secret references replaced in functions' settings and in origins' headers. A secret's ARN becomes
 * the one under which the service keeps it.
 */
export function resolveReferences(plan: CloudPlan, secrets: Pick<Secrets, 'find'>): CloudPlan {
  const fill = (values: Settings) => resolveSettings(values, secrets);
  return {
    ...plan,
    functions: plan.functions.map((one) => ({ ...one, environment: fill(one.environment) })),
    distributions: plan.distributions.map((one) => ({
      ...one,
      origins: new Map([...one.origins].map(([id, origin]) => [id, { ...origin, headers: fill(origin.headers) }])),
    })),
  };
}

export function resolveSettings(values: Settings, secrets: Pick<Secrets, 'find'>): Settings {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolveText(value, secrets)]));
}

function resolveText(value: string, secrets: Pick<Secrets, 'find'>): string {
  const whole = value.startsWith('arn:aws:secretsmanager:') ? secrets.find(value) : undefined;
  if (whole) return whole.plan.arn;
  return value.replace(REFERENCE, (reference, id: string, key: string | undefined) => {
    const found = secrets.find(id);
    if (!found) throw new Error(`The template refers to a secret that it does not make: ${reference}.`);
    return key ? keyOf(found.text, key, reference) : found.text;
  });
}

function keyOf(text: string, key: string, reference: string): string {
  const value: Json = JSON.parse(text);
  const found = isObject(value) ? value[key] : undefined;
  if (typeof found !== 'string') throw new Error(`The secret has no such key: ${reference}.`);
  return found;
}
