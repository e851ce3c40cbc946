import type { ForecastReply } from '@groundswell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Units } from '../../preferences/units.tsx';
import { forecastQuery, refreshWeather } from './queries.ts';
import { reloadOnReturn } from './reload-rule.ts';

const MESSAGE_MS = 2000;

/** Reloads what has expired while the reader was away, and the sentence that says so for 2 s. `slug` is the address's. */
export function useReturnReload(slug: string, forecast: ForecastReply, units: Units): string | undefined {
  const client = useQueryClient();
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    let leftAt = document.hidden ? Date.now() : undefined;
    let clearing: ReturnType<typeof setTimeout> | undefined;

    const load = async (what: 'forecast' | 'weather') => {
      if (what === 'forecast') await client.fetchQuery({ ...forecastQuery(slug, units), staleTime: 0, retry: 1 });
      else await refreshWeather(client, slug, units);
    };
    const say = (sentence: string | undefined) => {
      clearTimeout(clearing);
      setMessage(sentence);
      if (sentence) clearing = setTimeout(setMessage, MESSAGE_MS, undefined);
    };
    const changed = () => {
      if (document.hidden) {
        leftAt = Date.now();
        return;
      }
      const now = Date.now();
      const what = reloadOnReturn(now - (leftAt ?? now), now, forecast);
      if (!what) return;
      if (what === 'forecast') setMessage(m.forecast_refreshing());
      load(what).then(
        () => say(what === 'forecast' ? m.forecast_forecast_updated() : m.forecast_conditions_updated()),
        () => say(undefined),
      );
    };

    document.addEventListener('visibilitychange', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
    };
  }, [client, slug, forecast, units]);

  return message;
}
