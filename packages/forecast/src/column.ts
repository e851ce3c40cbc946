/**
 * A column with one value for each hour, null where unknown. Values are whole numbers in the unit that ends the
 * column's name (`heightCm`), because whole numbers take less space in storage.
 */
export type Column = readonly (number | null)[];
