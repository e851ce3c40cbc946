/** The beaches on the home page, coast by coast. */
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

/** Beaches known nationwide from surf guides and contests; a search for a few letters ranks them first. */
export const WELL_KNOWN_BEACH_IDS: ReadonlySet<number> = new Set([
  ...POPULAR_BEACH_IDS,
  34, // Ruggles
  105, // Virginia Beach, 1st Street Jetty
  116, // Rodanthe, S-Turns
  120, // Buxton, Cape Hatteras Lighthouse
  150, // New Smyrna Beach Inlet
  154, // Cocoa Beach Pier
  194, // Westport, The Jetty
  201, // Pacific City, Cape Kiwanda
  218, // Bolinas
  222, // Ocean Beach, Noriega
  223, // Ocean Beach, Sloat
  224, // Linda Mar, Pacifica
  226, // Mavericks
  231, // Pleasure Point
  248, // Ventura, C Street
  253, // Malibu, First Point
  256, // El Porto
  264, // Newport Beach, Blackies
  265, // The Wedge
  266, // Salt Creek
  272, // Oceanside Harbor
  277, // Swami's
  278, // Cardiff Reef
  280, // Black's Beach
  282, // Windansea
  287, // Sunset Cliffs
  292, // Waimea Bay
  294, // Rocky Point
  295, // Sunset Beach, Oahu
  296, // Ala Moana Bowls
  297, // Waikiki, Canoes
  301, // Makaha
  304, // Honolua Bay
  305, // Hanalei Bay
  610, // Rincón, Maria's
  615, // Gas Chambers
  616, // Wilderness
  620, // Jobos
]);
