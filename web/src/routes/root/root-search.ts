import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';

/** Search parameters that are valid on any page. */
export interface RootSearch {
  /** The sign-in window is open: at signing in, at registering, or at the new password of a mailed link. */
  readonly login?: true | 'register' | 'change';
  /** With `login`: a signed-in user is redirected to the profile. */
  readonly verified?: true;
  readonly profile?: true;
  readonly subscription?: true;
  /** The plans side by side, also for visitors; after registering with a welcome. */
  readonly pro?: true | 'register';
  /** The favorites; a beach's number opens the settings of its alert. */
  readonly favorites?: true | number;
}
interface PageAddress {
  readonly pathname: string;
  readonly search: RootSearch;
  readonly hash: string;
}
/** The windows that an address can open. */
export type RequestedWindow = 'sign-in' | 'profile' | 'subscription' | 'pro' | 'favorites';

/** Reads the parameters that open windows; all others belong to the page. */
export function validateRootSearch(search: Record<string, unknown>): RootSearch {
  const { login, verified, profile, subscription, pro, favorites } = search;
  return {
    // A key left out here would keep the address's value: an invalid one has to be set to undefined.
    login: login === 'register' || login === 'change' ? login : isOn(login),
    verified: isOn(verified),
    profile: isOn(profile),
    subscription: isOn(subscription),
    pro: pro === 'register' ? pro : isOn(pro),
    favorites: isBeachId(favorites) ? favorites : isOn(favorites),
  };
}

/** The window that an address opens; for a visitor, a user's window becomes the sign-in. */
export function requestedWindow(
  { login, verified, profile, subscription, pro, favorites }: RootSearch,
  isIn: boolean,
): RequestedWindow | undefined {
  if (isIn && (profile || (login === true && verified))) return 'profile';
  // It stays after signing in: a new account is welcomed in it.
  if (login || (!isIn && (profile || subscription || favorites))) return 'sign-in';
  if (subscription) return 'subscription';
  if (pro) return 'pro';
  return favorites ? 'favorites' : undefined;
}

/** Whether an address, by its '?profile=true', opens a window for anybody. */
export function addressAsksForWindow(search: string): boolean {
  return requestedWindow(validateRootSearch(defaultParseSearch(search)), true) !== undefined;
}

/** The search without its window. */
export function withoutWindow<S extends RootSearch>({
  login,
  verified,
  profile,
  subscription,
  pro,
  favorites,
  ...rest
}: S) {
  return rest;
}

/** The page's address without the window over it. */
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
