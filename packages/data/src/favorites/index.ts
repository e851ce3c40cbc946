export { type CalendarFeeds, calendarFeeds } from './calendar-feeds.ts';
export {
  type AlertSettings,
  type AlertUnits,
  type FavoriteList,
  parseFavorites,
  type StoredAlert,
} from './favorite-rows.ts';
export { type Favorites, favorites } from './favorites.ts';
