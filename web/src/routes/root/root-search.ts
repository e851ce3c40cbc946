import { defaultStringifySearch } from '@tanstack/react-router';

/** What any page's address may ask for, whatever the page. */
export interface RootSearch {
  /** The sign-in window is open: at signing in, at registering, or at the new password that a mailed link lets one choose. */
  readonly login?: true | 'register' | 'change';
  /** With `login`: who is signed in already is led to the profile. */
  readonly verified?: true;
  readonly profile?: true;
  readonly subscription?: true;
  /** The favorites; a beach's number opens the settings of its alert. */
  readonly favorites?: true | number;
}
interface PageAddress {
  readonly pathname: string;
  readonly search: RootSearch;
  readonly hash: string;
}
/** What an address may open. */
export type AskedWindow = 'sign-in' | 'profile' | 'subscription' | 'favorites';

/** Reads what opens windows; everything else belongs to the page. */
export function validateRootSearch(asked: Record<string, unknown>): RootSearch {
  const { login, verified, profile, subscription, favorites } = asked;
  return {
    // What is left out here keeps the value of the address: a wrong one is undefined by name.
    login: login === 'register' || login === 'change' ? login : isOn(login),
    verified: isOn(verified),
    profile: isOn(profile),
    subscription: isOn(subscription),
    favorites: isBeachId(favorites) ? favorites : isOn(favorites),
  };
}

/** The window that an address asks for; what is a user's own asks a visitor to sign in first. */
export function windowAsked(
  { login, verified, profile, subscription, favorites }: RootSearch,
  isIn: boolean,
): AskedWindow | undefined {
  if (isIn && (profile || (login === true && verified))) return 'profile';
  // It stays when someone has signed in there: a new account is welcomed in it.
  if (login || (!isIn && (profile || subscription || favorites))) return 'sign-in';
  if (subscription) return 'subscription';
  return favorites ? 'favorites' : undefined;
}

/** The rest of an address once its window is closed. */
export function withoutWindow<S extends RootSearch>({ login, verified, profile, subscription, favorites, ...rest }: S) {
  return rest;
}

/** The page's address, whatever window stands over it. */
export function addressWithoutWindow({ pathname, search, hash }: PageAddress): string {
  return `${pathname}${defaultStringifySearch(withoutWindow(search))}${hash && `#${hash}`}`;
}

function isBeachId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** `?profile` alone is a yes too, and so is `?profile=1`. */
function isOn(value: unknown): true | undefined {
  return value === true || value === 'true' || value === 1 || value === '' || undefined;
}
