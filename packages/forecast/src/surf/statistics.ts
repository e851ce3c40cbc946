/*
 * A face always means H1/10 of the faces where they break: the mean of the highest tenth, which surfers call the sets.
 * It is the upper end of every surf range; the lower end is the usual wave.
 */

/**
 * H1/10 over H1/3. The Rayleigh distribution gives 1.271 (Longuet-Higgins 1952); Thornton & Guza (1983) confirm it
 * within 2 % from 10 m of depth to the shore. NWS Honolulu's forecasters use 1.30 for faces over 9 ft.
 */
export const SETS_OVER_SIGNIFICANT = 1.27;

/**
 * The usual wave over the sets. The usual wave is the mean of the higher half, 0.887 H1/3 on the Rayleigh distribution,
 * because surfers let the lower half pass. Other forecasts' lower ends are 0.62 to 0.75 of their upper ends.
 */
export const USUAL_OVER_SETS = 0.7;
