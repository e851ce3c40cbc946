import { ApiError, isWithoutConnection } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';

/** Returns the title of a page whose call failed, as the server titles it. */
export function failedTitle(error: Error): string {
  if (isWithoutConnection(error)) return product;
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return `${isMissing ? m.errors_not_found() : m.errors_occurred()} · ${product}`;
}
