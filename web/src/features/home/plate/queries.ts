import { type Coast, readPlate, type Shape } from '@groundswell/plates';
import { queryOptions } from '@tanstack/react-query';

/** A drawn plate; its address names its run and hour, so that it never changes. */
export function plateQuery(address: string) {
  return queryOptions({
    queryKey: ['plate', address],
    queryFn: async ({ signal }) => {
      const response = await fetch(address, { signal });
      const plate = response.ok ? readPlate(await response.json()) : undefined;
      if (!plate) throw new Error(`There is no plate at ${address}.`);
      return plate;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const LAND: Readonly<Record<`${Coast}-${Shape}`, () => Promise<{ default: string }>>> = {
  'pacific-wide': () => import('@groundswell/plates/land/pacific-wide'),
  'pacific-tall': () => import('@groundswell/plates/land/pacific-tall'),
  'atlantic-wide': () => import('@groundswell/plates/land/atlantic-wide'),
  'atlantic-tall': () => import('@groundswell/plates/land/atlantic-tall'),
  'gulf-wide': () => import('@groundswell/plates/land/gulf-wide'),
  'gulf-tall': () => import('@groundswell/plates/land/gulf-tall'),
};

/** The land of a plate as the path of an SVG. */
export function landQuery(coast: Coast, shape: Shape) {
  return queryOptions({
    queryKey: ['plate-land', coast, shape],
    queryFn: async () => (await LAND[`${coast}-${shape}`]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
