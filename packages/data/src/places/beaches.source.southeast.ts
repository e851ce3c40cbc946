import type { SourceArea } from './source-area.ts';

export const southeastAreas: readonly SourceArea[] = [
  {
    id: 15,
    name: 'South Carolina',
    locals: [
      {
        id: 36,
        name: 'Grand Strand',
        beaches: [
          [131, 'Cherry Grove Pier', 'Cherry Grove', 33.8294, -78.6298],
          [132, 'Myrtle Beach, 2nd Avenue Pier', '2nd Avenue Pier', 33.682, -78.884],
          [133, 'Garden City Pier', 'Garden City', 33.576, -78.995],
          [134, 'Pawleys Island', 'Pawleys', 33.4258, -79.1205],
        ],
      },
      {
        id: 37,
        name: 'Charleston Beaches',
        beaches: [
          [135, 'Isle of Palms Pier', 'Isle of Palms', 32.7844, -79.7883],
          [136, 'Folly Beach, The Washout', 'The Washout', 32.679, -79.897],
          [137, 'Folly Beach Pier', 'Folly Pier', 32.6533, -79.9395],
        ],
      },
    ],
  },
  {
    id: 16,
    name: 'Georgia',
    locals: [
      {
        id: 38,
        name: 'Georgia Sea Islands',
        beaches: [
          [138, 'Tybee Island Pier', 'Tybee', 31.9925, -80.8446],
          [139, 'St. Simons, East Beach', 'St. Simons', 31.145, -81.372],
        ],
      },
    ],
  },
  {
    id: 17,
    name: 'Northeast Florida',
    locals: [
      {
        id: 39,
        name: 'Jacksonville Beaches',
        beaches: [
          [140, 'Fernandina Beach', 'Fernandina', 30.672, -81.431],
          [141, 'Hanna Park, The Poles', 'The Poles', 30.385, -81.3952],
          [142, 'Jacksonville Beach Pier', 'Jax Beach Pier', 30.2935, -81.3877],
          [143, "Mickler's Landing", "Mickler's", 30.161, -81.356],
        ],
      },
      {
        id: 40,
        name: 'St. Augustine to Flagler',
        beaches: [
          [144, 'Vilano Beach', 'Vilano', 29.923, -81.289],
          [145, 'St. Augustine Beach Pier', 'St. Augustine Pier', 29.857, -81.264],
          [146, 'Crescent Beach, Florida', 'Crescent Beach', 29.768, -81.253],
          [147, 'Flagler Beach Pier', 'Flagler Pier', 29.48, -81.124],
        ],
      },
    ],
  },
  {
    id: 18,
    name: 'Central Florida',
    locals: [
      {
        id: 41,
        name: 'Volusia County',
        beaches: [
          [95, 'Daytona Beach, Main Street Pier', 'Main Street Pier', 29.227, -81.004],
          [149, 'Ponce Inlet', 'Ponce Inlet', 29.0823, -80.9182],
          [150, 'New Smyrna Beach Inlet', 'NSB Inlet', 29.062, -80.905],
          [151, 'New Smyrna Beach, Flagler Avenue', 'Flagler Avenue', 29.039, -80.893],
        ],
      },
      {
        id: 42,
        name: 'Space Coast',
        beaches: [
          [152, 'Playalinda Beach', 'Playalinda', 28.6591, -80.6309],
          [153, 'Jetty Park, Cape Canaveral', 'Jetty Park', 28.406, -80.588],
          [154, 'Cocoa Beach Pier', 'Cocoa Beach Pier', 28.368, -80.6],
          [155, 'Satellite Beach', 'Satellite Beach', 28.176, -80.588],
          [156, 'Indialantic Boardwalk', 'Indialantic', 28.089, -80.564],
          [157, 'Sebastian Inlet, First Peak', 'First Peak', 27.8635, -80.4465],
        ],
      },
      {
        id: 43,
        name: 'Treasure Coast',
        beaches: [
          [158, 'Vero Beach, Humiston Park', 'Vero Beach', 27.65, -80.354],
          [159, 'Fort Pierce Inlet, North Jetty', 'Fort Pierce Inlet', 27.475, -80.289],
          [160, 'Stuart Beach', 'Stuart', 27.2223, -80.1767],
        ],
      },
    ],
  },
  {
    id: 19,
    name: 'South Florida',
    locals: [
      {
        id: 44,
        name: 'Palm Beaches',
        beaches: [
          [161, 'Jupiter Inlet', 'Jupiter Inlet', 26.943, -80.069],
          [162, 'Juno Beach Pier', 'Juno Pier', 26.8935, -80.054],
          [163, 'Palm Beach, Reef Road', 'Reef Road', 26.763, -80.033],
          [164, 'Lake Worth Pier', 'Lake Worth', 26.6125, -80.034],
          [165, 'Delray Beach', 'Delray', 26.461, -80.056],
        ],
      },
      {
        id: 45,
        name: 'Broward and Miami',
        beaches: [
          [166, 'Deerfield Beach Pier', 'Deerfield', 26.3162, -80.0736],
          [167, 'Fort Lauderdale Beach', 'Fort Lauderdale', 26.121, -80.102],
          [168, 'Haulover Beach', 'Haulover', 25.905, -80.119],
          [169, 'South Beach, Miami', 'South Beach', 25.7888, -80.1273],
        ],
      },
    ],
  },
];
