import type { Call } from '@groundswell/contracts';
import type { ListedCall } from './every-call.ts';
import { wellFormed } from './well-formed.ts';

/** Hostile values that an attacker may send in place of a valid one. */
export const HOSTILE = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '..',
  '../../etc/passwd',
  '\u0000',
  '%',
  '%zz',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u0024{7*7}',
  '\u202egnp',
  '日本語',
  '💥',
  'A'.repeat(5000),
  '__proto__',
  'constructor',
  '1;DROP',
  '91',
  '-181',
  '1.0000000000000000000001',
];

/** The values of a request's path or query. The value of `field` is hostile, all others are valid. */
export interface HostileRequest {
  readonly part: 'params' | 'query';
  readonly field: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Lists hostile requests for a call. In each, one hostile value replaces a value of the path or query, or is added as
 * an unknown query field.
 */
export function hostileRequests({ name, call }: ListedCall): readonly HostileRequest[] {
  const right = wellFormed({ email: 'a@example.com', beachId: 148, slug: 'banzai-pipeline' })[name];
  return (['params', 'query'] as const).flatMap((part) =>
    [...fieldsOf(call[part]), ...(part === 'query' ? ['surplus'] : [])].flatMap((field) =>
      HOSTILE.map((value) => ({ part, field, values: { ...right[part], [field]: value } })),
    ),
  );
}

function fieldsOf(schema: Call['params']): readonly string[] {
  return Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});
}
