/*
 * What a face is, everywhere it is stored, sent or compared: H1/10 of the faces where they break, the mean of the
 * highest tenth, which surfers call the sets. It is the upper end of every range; the lower end is the usual wave.
 */

/**
 * H1/10 over H1/3. Rayleigh's 1.271 (Longuet-Higgins 1952), which Thornton & Guza (1983) find within 2 % from 10 m of
 * depth to the shore. NWS Honolulu's forecasters expect 1.30 of faces over 9 ft.
 */
export const SETS_OVER_SIGNIFICANT = 1.27;

/**
 * The usual wave over the sets: the mean of the higher half, 0.887 H1/3 on the same distribution. The lower half is let
 * go. Others' lower ends are 0.62 to 0.75 of their upper ones.
 */
export const USUAL_OVER_SETS = 0.7;
