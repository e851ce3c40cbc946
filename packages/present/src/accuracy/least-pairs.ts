/**
 * The number of pairs below which a figure is withheld: five days of the four runs that cover each hour. A storm takes
 * as long to pass, so fewer hours are one kind of weather.
 */
export const LEAST_PAIRS = 480;
