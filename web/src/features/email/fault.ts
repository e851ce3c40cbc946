import { ApiError } from '../../api/api-error.ts';
import { m } from '../../paraglide/later.js';

/** Returns the error of a failed request; undefined if it succeeded or is in flight. */
export function faultOf({
  data,
  error,
}: {
  readonly data: { readonly valid: boolean; readonly errorMsg?: string } | undefined;
  readonly error: Error | null;
}): string | undefined {
  if (error) return error instanceof ApiError && error.status < 500 ? error.message : m.letters_failed();
  return data && !data.valid ? data.errorMsg || m.letters_failed() : undefined;
}
