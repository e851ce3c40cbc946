/**
 * The value of `<html lang>`, for calls whose replies hold texts: a page opened with `?lang=` differs from its cookie.
 */
export function pageLanguage(): string {
  return document.documentElement.lang;
}
