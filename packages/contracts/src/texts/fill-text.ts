/** The values of a text's placeholders by their names. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Fills the placeholders of a text. `{alerts}` becomes the value of that name. `{alerts|an alert|# alerts}` becomes the
 * first wording for 1, else the second, with the number for `#`. An unknown name stays as it is.
 */
export function fillText(text: string, values: TextValues): string {
  return text.replace(/\{([\w-]+)(?:\|([^{|}]*)\|([^{|}]*))?\}/g, (all, name: string, one = '#', other = '#') => {
    if (!Object.hasOwn(values, name)) return all;
    const wording = values[name] === 1 ? one : other;
    return wording.replaceAll('#', () => String(values[name]));
  });
}
