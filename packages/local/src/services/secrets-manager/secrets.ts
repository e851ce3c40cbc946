import { randomInt } from 'node:crypto';
import type { SecretPlan } from '../../template/plan.ts';
import type { Records } from '../records.ts';

/** The values of the template's secrets. */
export interface Secrets {
  /** Finds a secret by ARN or name; undefined if the template has no such secret. */
  find(id: string): { readonly plan: SecretPlan; readonly text: string } | undefined;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Opens the secrets of a template. A generated secret is created at its first start and kept in the records. */
export async function openSecrets(plans: readonly SecretPlan[], records: Records<string>): Promise<Secrets> {
  for (const plan of plans) {
    if (plan.text === undefined && records.get(plan.name) === undefined) await records.put(plan.name, makeUp(plan));
  }
  return {
    find(id) {
      const plan = plans.find(({ arn, name }) => arn === id || name === id);
      const text = plan && (plan.text ?? records.get(plan.name));
      return plan && text !== undefined ? { plan, text } : undefined;
    },
  };
}

function makeUp({ generated }: SecretPlan): string {
  if (!generated) return '';
  const { length, excludedCharacters, hasPunctuation, within } = generated;
  const allowed = [...LETTERS, ...(hasPunctuation ? PUNCTUATION : '')].filter(
    (one) => !excludedCharacters.includes(one),
  );
  const text = Array.from({ length }, () => allowed[randomInt(allowed.length)]).join('');
  return within ? JSON.stringify({ ...within.template, [within.key]: text }) : text;
}
