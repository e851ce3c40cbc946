/** The beaches on the first page, coast by coast. */
export const POPULAR_BEACH_IDS: readonly number[] = [
  47, // Ditch Plains
  71, // Manasquan Inlet
  148, // Indian River Inlet, Northside
  115, // Jennette's Pier
  136, // Folly Beach, The Washout
  157, // Sebastian Inlet, First Peak
  229, // Steamer Lane
  246, // Rincon
  262, // Huntington Beach Pier
  270, // Trestles, Lowers
  293, // Banzai Pipeline
  611, // Rincón, Domes
];
