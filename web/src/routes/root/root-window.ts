/** The windows over any page, one at a time. */
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
