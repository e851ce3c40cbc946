/** Returns the absolute address of a beach's forecast, opened at a day. */
export function shareAddress(origin: string, slug: string, date?: string): string {
  const address = new URL(`/forecast/${slug}`, origin);
  if (date !== undefined) address.searchParams.set('day', date);
  return address.href;
}
