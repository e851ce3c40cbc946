/**
 * A column with one value for each hour, null where unknown. Values are whole numbers in the unit of the name's suffix,
 * because whole numbers take less space in storage.
 */
export type Column = readonly (number | null)[];
