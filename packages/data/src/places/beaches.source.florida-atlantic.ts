import type { SourceArea } from './source-area.ts';

export const floridaAtlanticAreas: readonly SourceArea[] = [
  {
    id: 17,
    name: 'Northeast Florida',
    locals: [
      {
        id: 39,
        name: 'Jacksonville Beaches',
        beaches: [
          [140, 'Fernandina Beach', 'Fernandina', 30.672, -81.431],
          [405, 'Little Talbot Island', 'Little Talbot', 30.461, -81.408],
          [406, 'Huguenot Park', 'Huguenot', 30.4085, -81.401],
          [141, 'Hanna Park, The Poles', 'The Poles', 30.385, -81.3952],
          [407, 'Atlantic Beach, Florida', 'Atlantic Beach', 30.336, -81.3955],
          [408, 'Neptune Beach', 'Neptune', 30.313, -81.3925],
          [142, 'Jacksonville Beach Pier', 'Jax Beach Pier', 30.2935, -81.3877],
          [409, 'Ponte Vedra Beach', 'Ponte Vedra', 30.232, -81.3735],
          [143, "Mickler's Landing", "Mickler's", 30.161, -81.356],
        ],
      },
      {
        id: 40,
        name: 'St. Augustine to Flagler',
        beaches: [
          [410, 'Guana, South Ponte Vedra', 'Guana', 30.0235, -81.3235],
          [144, 'Vilano Beach', 'Vilano', 29.923, -81.289],
          [411, 'Anastasia State Park, Middles', 'Middles', 29.8735, -81.268],
          [145, 'St. Augustine Beach Pier', 'St. Augustine Pier', 29.857, -81.264],
          [146, 'Crescent Beach, Florida', 'Crescent Beach', 29.768, -81.253],
          [412, 'Matanzas Inlet', 'Matanzas', 29.709, -81.2265],
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
          [413, 'Ormond Beach', 'Ormond', 29.29, -81.0355],
          [95, 'Daytona Beach, Main Street Pier', 'Main Street Pier', 29.227, -81.004],
          [414, 'Daytona Beach Shores, Sunglow Pier', 'Sunglow Pier', 29.148, -80.964],
          [149, 'Ponce Inlet', 'Ponce Inlet', 29.0823, -80.9182],
          [150, 'New Smyrna Beach Inlet', 'NSB Inlet', 29.062, -80.905],
          [151, 'New Smyrna Beach, Flagler Avenue', 'Flagler Avenue', 29.039, -80.893],
          [415, 'Bethune Beach', 'Bethune', 28.9525, -80.839],
        ],
      },
      {
        id: 42,
        name: 'Space Coast',
        beaches: [
          [152, 'Playalinda Beach', 'Playalinda', 28.6591, -80.6309],
          [153, 'Jetty Park, Cape Canaveral', 'Jetty Park', 28.406, -80.588],
          [154, 'Cocoa Beach Pier', 'Cocoa Beach Pier', 28.368, -80.6],
          [416, 'Cocoa Beach, Shepard Park', 'Shepard Park', 28.3575, -80.603],
          [417, 'Cocoa Beach, 16th Street South', '16th Street South', 28.301, -80.6075],
          [418, "Patrick, Officers' Club", "Officers' Club", 28.244, -80.6005],
          [155, 'Satellite Beach', 'Satellite Beach', 28.176, -80.588],
          [156, 'Indialantic Boardwalk', 'Indialantic', 28.089, -80.564],
          [419, 'Melbourne Beach, Ocean Park', 'Ocean Park', 28.069, -80.5575],
          [420, 'Spessard Holland', 'Spessard Holland', 28.0455, -80.547],
          [157, 'Sebastian Inlet, First Peak', 'First Peak', 27.8635, -80.4465],
          [421, 'Sebastian Inlet, Monster Hole', 'Monster Hole', 27.8535, -80.438],
        ],
      },
      {
        id: 43,
        name: 'Treasure Coast',
        beaches: [
          [422, 'Wabasso Beach', 'Wabasso', 27.7655, -80.3975],
          [158, 'Vero Beach, Humiston Park', 'Vero Beach', 27.65, -80.354],
          [159, 'Fort Pierce Inlet, North Jetty', 'Fort Pierce Inlet', 27.475, -80.289],
          [423, 'Fort Pierce, South Jetty', 'South Jetty', 27.4675, -80.285],
          [160, 'Stuart Beach', 'Stuart', 27.2223, -80.1767],
          [424, 'Bathtub Reef Beach', 'Bathtub Reef', 27.1935, -80.159],
          [425, 'Hobe Sound Beach', 'Hobe Sound', 27.0625, -80.109],
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
          [426, 'Jupiter, Carlin Park', 'Carlin Park', 26.929, -80.066],
          [162, 'Juno Beach Pier', 'Juno Pier', 26.8935, -80.054],
          [427, 'Singer Island, Riviera Beach', 'Singer Island', 26.783, -80.0305],
          [163, 'Palm Beach, Reef Road', 'Reef Road', 26.763, -80.033],
          [428, 'Palm Beach, Midtown', 'Midtown', 26.7015, -80.034],
          [164, 'Lake Worth Pier', 'Lake Worth', 26.6125, -80.034],
          [429, 'Boynton Beach Inlet', 'Boynton Inlet', 26.5475, -80.042],
          [165, 'Delray Beach', 'Delray', 26.461, -80.056],
          [430, 'Boca Raton, South Beach Park', 'Boca Raton', 26.354, -80.069],
        ],
      },
      {
        id: 45,
        name: 'Broward and Miami',
        beaches: [
          [166, 'Deerfield Beach Pier', 'Deerfield', 26.3162, -80.0736],
          [431, 'Pompano Beach Pier', 'Pompano', 26.2335, -80.0885],
          [167, 'Fort Lauderdale Beach', 'Fort Lauderdale', 26.121, -80.102],
          [432, 'Dania Beach Pier', 'Dania', 26.057, -80.1105],
          [168, 'Haulover Beach', 'Haulover', 25.905, -80.119],
          [433, 'Miami Beach, 21st Street', '21st Street', 25.7965, -80.1265],
          [169, 'South Beach, Miami', 'South Beach', 25.7888, -80.1273],
        ],
      },
    ],
  },
];
