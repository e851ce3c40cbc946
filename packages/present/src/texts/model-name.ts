const MODELS: Readonly<Record<string, string>> = { gfswave: 'GFS-Wave' };

/** Returns a model's name without its grid: 'GFS-Wave' for 'gfswave.atlocn.0p16', 'HRRR' for 'hrrr'. */
export function modelName(model: string): string {
  const name = model.replace(/\..*$/, '');
  return MODELS[name] ?? name.toUpperCase();
}
