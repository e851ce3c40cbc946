import { m } from '../../paraglide/later.js';

const CALLS: Readonly<Record<string, () => string>> = {
  'list-beaches': m.developers_call_list_beaches,
  'get-beach-forecast': m.developers_call_forecast,
  'get-beach-now': m.developers_call_now,
  'get-beach-tides': m.developers_call_tides,
  'get-beach-advisories': m.developers_call_advisories,
  'list-stations': m.developers_call_stations,
  'get-station': m.developers_call_station,
  'list-charts': m.developers_call_charts,
};
const PARAMETERS: Readonly<Record<string, () => string>> = {
  beach: m.developers_param_beach,
  station: m.developers_param_station,
  name: m.developers_param_name,
  near: m.developers_param_near,
  within_km: m.developers_param_within,
  limit: m.developers_param_limit,
  days: m.developers_param_days,
};

/** Returns a call's name; for a call that only a newer server has, its id. */
export function callWords(id: string): string {
  return CALLS[id]?.() ?? id;
}

/** Returns a parameter's label; for a parameter that only a newer server has, its name. */
export function parameterLabel(name: string): string {
  return PARAMETERS[name]?.() ?? name;
}

/** Returns the hint of a field, with the parameter's wire name and an example: 'days · Optional · 2'. */
export function parameterHint(name: string, isOptional: boolean, example: string | undefined): string {
  return [name, isOptional ? m.developers_optional() : '', example ?? ''].filter((part) => part !== '').join(' · ');
}
