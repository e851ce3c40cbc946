/** Joins the truthy class names to one attribute value. */
export function classList(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
