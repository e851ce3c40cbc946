import { grouped } from '../texts/grouped.ts';
import type { HomeWords } from './home-words.ts';

const COASTS = { pacific: 'The Pacific', atlantic: 'The Atlantic', gulf: 'The Gulf' };

export const english: HomeWords = {
  today: (coast, weekday, dayMonth) => `${COASTS[coast]} today, ${weekday} ${dayMonth}`,
  landfalls: {
    oahu: 'Oahu',
    kauai: 'Kauai',
    maui: 'Maui',
    'big-island': 'the Big Island',
    washington: 'Washington',
    oregon: 'Oregon',
    'northern-california': 'Northern California',
    'southern-california': 'Southern California',
    'new-england': 'New England',
    'new-york': 'New York',
    'new-jersey': 'New Jersey',
    delmarva: 'Delaware and Maryland',
    carolinas: 'the Carolinas',
    florida: 'Florida',
    'puerto-rico': 'Puerto Rico',
    texas: 'Texas',
    louisiana: 'Louisiana',
    'florida-gulf': 'the Florida Panhandle',
  },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  swell: (seconds, from, landfall, height) =>
    `${article(seconds)} ${seconds}-second swell from ${from} is reaching ${landfall}, ${height}.`,
  windSea: (seconds, from, landfall, height) =>
    `No long swell: off ${landfall} the wind is kicking up ${height} at ${seconds} seconds from ${from}.`,
  left: (distance, day, next) =>
    `It left a storm ${distance} away on ${day}${next ? `; next, on ${next.day}, it reaches ${next.landfall}` : ''}.`,
  miles: (count) => `${grouped(count)} miles`,
  km: (count) => `${grouped(count)} km`,
  on: (dayMonth) => dayMonth,
};

/** 8, 11 and 18 are pronounced with a leading vowel, hence 'an 8-second swell'. */
function article(seconds: number): string {
  return seconds === 8 || seconds === 11 || seconds === 18 ? 'An' : 'A';
}
