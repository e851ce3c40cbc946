/** The address of a tag or topic by its name: `Reading a buoy` is `reading-a-buoy`; empty where no letter of one is in it. */
export function slugOfName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}
