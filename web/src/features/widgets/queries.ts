import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';

/** Queries the menus of locations, opened at a beach. */
export const menusQuery = (beach: string | undefined) =>
  queryOptions({
    queryKey: ['widget-menus', beach, language],
    queryFn: ({ signal }) => request('getWidgetMenus', { query: { beach, lang: language }, signal }),
    staleTime: 3_600_000,
  });

/** Queries a widget and the sites that embed it. */
export const viewsQuery = (key: string) =>
  queryOptions({
    queryKey: ['widget-views', key],
    queryFn: ({ signal }) => request('getWidgetViews', { body: { key }, signal }),
    staleTime: 60_000,
  });
