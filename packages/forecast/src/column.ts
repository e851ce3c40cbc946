/**
 * A column with one value an hour, null where unknown. Values are whole numbers in the unit of the name's suffix, so
 * that they store small.
 */
export type Column = readonly (number | null)[];
