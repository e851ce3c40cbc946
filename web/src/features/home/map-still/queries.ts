import type { HomeTodayReply } from '@groundswell/contracts';
import { type Coast, readMapStill, readMapStillDays, type Shape } from '@groundswell/map-stills';
import { queryOptions } from '@tanstack/react-query';

/**
 * Queries a map still, which the server has rendered. Its address names the model run and the hour, so that its content
 * never changes.
 */
export function mapStillQuery(address: string) {
  return queryOptions({
    queryKey: ['plate', address],
    queryFn: async ({ signal }) => {
      const response = await fetch(address, { signal });
      const plate = response.ok ? readMapStill(await response.json()) : undefined;
      if (!plate) throw new Error(`There is no plate at ${address}.`);
      return plate;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Queries the forecast days that the play button animates; null if the server has not rendered any. An address never
 * changes its content.
 */
export function daysQuery({ days: address }: NonNullable<HomeTodayReply['plate']>) {
  return queryOptions({
    queryKey: ['plate-days', address],
    queryFn: async ({ signal }) => {
      if (address === undefined) return null;
      const response = await fetch(address, { signal });
      const days = response.ok ? readMapStillDays(await response.json()) : undefined;
      if (!days) throw new Error(`There are no days of a plate at ${address}.`);
      return days;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const LAND: Readonly<Record<`${Coast}-${Shape}`, () => Promise<{ default: string }>>> = {
  'pacific-wide': () => import('@groundswell/map-stills/land/pacific-wide'),
  'pacific-tall': () => import('@groundswell/map-stills/land/pacific-tall'),
  'atlantic-wide': () => import('@groundswell/map-stills/land/atlantic-wide'),
  'atlantic-tall': () => import('@groundswell/map-stills/land/atlantic-tall'),
  'gulf-wide': () => import('@groundswell/map-stills/land/gulf-wide'),
  'gulf-tall': () => import('@groundswell/map-stills/land/gulf-tall'),
};

/** Queries a map still's land as the path of an SVG. */
export function landQuery(coast: Coast, shape: Shape) {
  return queryOptions({
    queryKey: ['plate-land', coast, shape],
    queryFn: async () => (await LAND[`${coast}-${shape}`]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
