export interface Store {
  readonly name: string;
  readonly url: string;
}

/** The app stores that hold the app, named when the site is built; one without an address is not there. */
export const stores: readonly Store[] = [
  { name: 'App Store', url: import.meta.env?.VITE_APP_STORE_URL },
  { name: 'Google Play', url: import.meta.env?.VITE_GOOGLE_PLAY_URL },
].filter((store): store is Store => typeof store.url === 'string' && store.url.startsWith('https://'));
