/**
 * Returns the site's address for anything that outlives the request: the configured address, else the requested one.
 */
export function publicSite(asked: string): string {
  return process.env.SITE_URL || asked;
}
