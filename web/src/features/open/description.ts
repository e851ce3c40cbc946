import { queryOptions } from '@tanstack/react-query';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly example?: string;
}
export interface DescribedCall {
  readonly id: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
}
interface Description {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly operationId: string; readonly parameters: readonly Parameter[] } }>
  >;
}

/**
 * Returns the calls that the API's description lists, with their parameters. The call that returns the description
 * itself is left out.
 */
export function callsOf({ paths }: Description): readonly DescribedCall[] {
  return Object.entries(paths)
    .filter(([path]) => path !== DESCRIPTION_PATH)
    .map(([path, { get }]) => ({ id: get.operationId, path, parameters: get.parameters.map(toParameter) }));
}

/** Drops the fields that are not shown, because the build inlines the result in a page. */
function toParameter({ name, in: place, required, example }: Parameter): Parameter {
  return { name, in: place, required, ...(example !== undefined && { example }) };
}

export const DESCRIPTION_PATH = '/v1/openapi.json';

export const descriptionQuery = queryOptions({
  queryKey: ['api-description'],
  queryFn: async ({ signal }) => {
    const response = await fetch(DESCRIPTION_PATH, { signal });
    if (!response.ok) throw new Error(String(response.status));
    return callsOf(await response.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
});
