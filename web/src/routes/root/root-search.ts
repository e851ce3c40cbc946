import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';

/** The search parameters that are valid on any page. */
export interface RootSearch {
  /**
   * Opens the sign-in dialog: to sign in, to register ('register'), or to choose a new password after a mailed link
   * ('change').
   */
  readonly login?: true | 'register' | 'change';
  /** Used with `login`: redirects a signed-in user to the profile. */
  readonly verified?: true;
  readonly profile?: true;
  readonly subscription?: true;
  /** Opens the comparison of the plans, even for visitors. 'register' adds a welcome to a new account. */
  readonly pro?: true | 'register';
  /** Opens the favorites; a beach's number opens the settings of its alert. */
  readonly favorites?: true | number;
}
interface PageAddress {
  readonly pathname: string;
  readonly search: RootSearch;
  readonly hash: string;
}
/** The dialogs that an address can open. */
export type RequestedWindow = 'sign-in' | 'profile' | 'subscription' | 'pro' | 'favorites';

/** Reads the search parameters that open dialogs; all others belong to the page. */
export function validateRootSearch(search: Record<string, unknown>): RootSearch {
  const { login, verified, profile, subscription, pro, favorites } = search;
  return {
    // Sets an invalid value to undefined explicitly. If the key were missing, the router would take its value from the
    // URL.
    login: login === 'register' || login === 'change' ? login : isOn(login),
    verified: isOn(verified),
    profile: isOn(profile),
    subscription: isOn(subscription),
    pro: pro === 'register' ? pro : isOn(pro),
    favorites: isBeachId(favorites) ? favorites : isOn(favorites),
  };
}

/** Returns the dialog that an address opens. For a visitor, dialogs that need an account become the sign-in dialog. */
export function requestedWindow(
  { login, verified, profile, subscription, pro, favorites }: RootSearch,
  isIn: boolean,
): RequestedWindow | undefined {
  if (isIn && (profile || (login === true && verified))) return 'profile';
  // The sign-in dialog stays open after signing in, because it welcomes a new account.
  if (login || (!isIn && (profile || subscription || favorites))) return 'sign-in';
  if (subscription) return 'subscription';
  if (pro) return 'pro';
  return favorites ? 'favorites' : undefined;
}

/** Whether an address, for example with '?profile=true', opens a dialog for any reader. */
export function addressAsksForWindow(search: string): boolean {
  return requestedWindow(validateRootSearch(defaultParseSearch(search)), true) !== undefined;
}

/** Returns the search parameters without those that open dialogs. */
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

/** Returns the page's address without the parameters of the dialog over the page. */
export function addressWithoutWindow({ pathname, search, hash }: PageAddress): string {
  return `${pathname}${defaultStringifySearch(withoutWindow(search))}${hash && `#${hash}`}`;
}

function isBeachId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Both `?profile` and `?profile=1` count as true. */
function isOn(value: unknown): true | undefined {
  return value === true || value === 'true' || value === 1 || value === '' || undefined;
}
