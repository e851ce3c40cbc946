/**
 * Returns the site's address for links that outlive the request, for example in emails: the configured address, or else
 * the address of the request.
 */
export function publicSite(requested: string): string {
  return process.env.SITE_URL || requested;
}
