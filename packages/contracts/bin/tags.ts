import type { areas } from '../src/index.ts';

/** The description of each area's calls. */
export const TAGS: Readonly<Record<keyof typeof areas, string>> = {
  accuracy: 'How past forecasts compare with measurements.',
  auth: 'Registration, sign-in, tokens and pass codes.',
  blog: 'Published posts, their labels, writers and feeds.',
  calendar: 'Windows worth surfing as calendars.',
  canvas: 'Writing and administering the blog.',
  favorites: 'Favorite beaches and their surf alerts.',
  forecast: 'Forecasts of beaches, and overviews of places.',
  email: 'The contact form, the newsletter and unsubscribing.',
  open: 'The open API, for other people’s programs.',
  pdf: 'Printed guides and tide charts.',
  places: 'Beaches, the places around them and their guides.',
  plans: 'Paid plans, payments and gift cards.',
  points: 'The forecast at points of the ocean.',
  'post-stats': 'How posts are read.',
  push: 'Notifications of browsers.',
  settings: 'Settings of the account, and its keys.',
  security: 'Passwords, second factors, providers and sessions.',
  share: 'Pictures and sheets to share.',
  site: 'What the site’s pages say besides the forecast.',
  'site-admin': 'Editing what the site’s pages say.',
  stations: 'Buoys and coastal stations.',
  surfs: 'The user’s log of surfs.',
  uploads: 'The library of pictures.',
  widgets: 'Widgets for other sites.',
};
