import type { ForecastReply } from '@groundswell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverClock } from '../../../api/server-clock.ts';
import { forecastQuery, refreshWeather } from '../../../entities/beach/forecast-query.ts';
import { m } from '../../../paraglide/messages.js';
import type { Units } from '../../../preferences/default-units.ts';
import { useToast } from '../../../ui/toast.tsx';
import { reloadOnReturn } from './reload-rule.ts';

/**
 * Refetches expired data when the reader returns to the tab, and shows a toast. `slug` is the beach as named in the
 * address.
 */
export function useReturnReload(slug: string, forecast: ForecastReply, units: Units): void {
  const client = useQueryClient();
  const showToast = useToast();

  useEffect(() => {
    let leftAt = document.hidden ? Date.now() : undefined;

    const load = async (what: 'forecast' | 'weather') => {
      if (what === 'forecast') await client.fetchQuery({ ...forecastQuery(slug, units), staleTime: 0, retry: 1 });
      else await refreshWeather(client, slug, units);
    };
    const changed = () => {
      if (document.hidden) {
        leftAt = Date.now();
        return;
      }
      const now = Date.now();
      const what = reloadOnReturn(now - (leftAt ?? now), serverClock.at(now), forecast);
      if (!what) return;
      if (what === 'forecast') showToast(m.forecast_refreshing());
      load(what).then(
        () => showToast(what === 'forecast' ? m.forecast_forecast_updated() : m.forecast_conditions_updated()),
        // If the refetch fails, the page keeps the old data and shows its age, without a message.
        () => undefined,
      );
    };

    document.addEventListener('visibilitychange', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
    };
  }, [client, slug, forecast, units, showToast]);
}
