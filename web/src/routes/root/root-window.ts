/** The dialogs over any page; at most one is open. */
export type RootWindow =
  | 'location'
  | 'search'
  | 'posts'
  | 'more'
  | 'install'
  | 'sign-in'
  | 'register'
  | 'favorites'
  | 'profile'
  | 'subscription'
  | 'pro';
