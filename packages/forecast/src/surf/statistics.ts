/*
 * 'Face' means H1/10 in the whole product, the mean of the highest tenth of breaking faces. H1/10 is the upper end of
 * every surf range; the usual wave is the lower end.
 */

/**
 * The ratio of H1/10 to H1/3. The Rayleigh distribution gives 1.271 (Longuet-Higgins 1952); Thornton & Guza (1983)
 * confirm it within 2 % from 10 m of depth to the shore. NWS Honolulu's forecasters use 1.30 for faces over 9 ft.
 */
export const SETS_OVER_SIGNIFICANT = 1.27;

/**
 * The ratio of the usual wave to the sets. The usual wave is the mean of the higher half, 0.887 H1/3 in a Rayleigh
 * distribution, because surfers ignore the lower half. Other surf forecasts have a ratio of 0.62 to 0.75.
 */
export const USUAL_OVER_SETS = 0.7;
