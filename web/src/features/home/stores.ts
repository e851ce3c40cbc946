export interface Store {
  readonly name: string;
  readonly url: string;
}

/** The app stores with the app, set by the build; one without an address is left out. */
export const stores: readonly Store[] = [
  { name: 'App Store', url: import.meta.env?.VITE_APP_STORE_URL },
  { name: 'Google Play', url: import.meta.env?.VITE_GOOGLE_PLAY_URL },
].filter((store): store is Store => typeof store.url === 'string' && store.url.startsWith('https://'));
