/** One value an hour, null where nothing is known. Whole numbers in the unit the name says, so that they store small. */
export type Column = readonly (number | null)[];
