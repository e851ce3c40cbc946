const MODELS: Readonly<Record<string, string>> = { gfswave: 'GFS-Wave' };

/** A model without its grid: 'GFS-Wave' of 'gfswave.atlocn.0p16', 'HRRR' of 'hrrr'. */
export function modelName(model: string): string {
  const name = model.replace(/\..*$/, '');
  return MODELS[name] ?? name.toUpperCase();
}
