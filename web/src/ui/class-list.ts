/** The truthy class names, as one attribute. */
export function classList(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
