export interface Store {
  readonly name: string;
  readonly url: string;
}

/** The app stores in which the app is published. The deployment sets their URLs, which the build validates. */
export const stores: readonly Store[] = [
  { name: 'App Store', url: import.meta.env?.VITE_APP_STORE_URL },
  { name: 'Google Play', url: import.meta.env?.VITE_GOOGLE_PLAY_URL },
].filter((store): store is Store => Boolean(store.url));
