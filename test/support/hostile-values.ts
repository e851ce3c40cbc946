import type { Call } from '@groundswell/contracts';
import type { ListedCall } from './every-call.ts';
import { wellFormed } from './well-formed.ts';

/** What an attacker may put in place of a value. */
const HOSTILE = [
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

/** A request's values of its path or of its query, one of them hostile. */
export interface HostileRequest {
  readonly part: 'params' | 'query';
  readonly field: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Each value of a call's path and query in turn replaced by each hostile one, and one that the call does not have. */
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
