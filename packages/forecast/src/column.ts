/** One value an hour, null where unknown. Whole numbers in the unit of the name's suffix, so that they store small. */
export type Column = readonly (number | null)[];
