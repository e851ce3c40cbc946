/** Where the site is to be found, for what outlives a request: its settled address, else the one that was asked. */
export function publicSite(asked: string): string {
  return process.env.SITE_URL || asked;
}
