import type { SourceArea } from './source-area.ts';

export const santaBarbaraLosAngelesAreas: readonly SourceArea[] = [
  {
    id: 28,
    name: 'Santa Barbara and Ventura',
    locals: [
      {
        id: 65,
        name: 'Santa Barbara County',
        beaches: [
          [516, 'Surf Beach, Lompoc', 'Surf Beach', 34.684, -120.6075],
          [242, 'Jalama Beach', 'Jalama', 34.509, -120.503],
          [517, 'Refugio State Beach', 'Refugio', 34.462, -120.071],
          [243, 'El Capitan', 'El Capitan', 34.4575, -120.024],
          [518, 'Sands Beach, Coal Oil Point', 'Sands', 34.4085, -119.8815],
          [244, 'Campus Point', 'Campus Point', 34.404, -119.843],
          [519, "Arroyo Burro, Hendry's Beach", "Hendry's", 34.4025, -119.7445],
          [245, 'Leadbetter Point', 'Leadbetter', 34.401, -119.699],
          [520, 'Santa Barbara, Sandspit', 'Sandspit', 34.4035, -119.688],
          [521, "Hammond's Reef", "Hammond's", 34.4155, -119.64],
          [522, 'Carpinteria State Beach', 'Carpinteria', 34.389, -119.521],
          [246, 'Rincon', 'Rincon', 34.372, -119.478],
        ],
      },
      {
        id: 66,
        name: 'Ventura County',
        beaches: [
          [523, 'Mussel Shoals', 'Mussel Shoals', 34.356, -119.442],
          [524, 'Pitas Point', 'Pitas Point', 34.318, -119.387],
          [247, 'Mondos', 'Mondos', 34.3071, -119.36],
          [248, 'Ventura, C Street', 'C Street', 34.2735, -119.302],
          [525, 'Ventura Harbor, South Jetty', 'Ventura Harbor', 34.244, -119.2685],
          [526, 'Oxnard Shores', 'Oxnard Shores', 34.1905, -119.2455],
          [249, 'Silver Strand', 'Silver Strand', 34.1507, -119.2246],
          [527, 'Port Hueneme Pier', 'Hueneme Pier', 34.1425, -119.2055],
          [250, 'County Line', 'County Line', 34.051, -118.964],
        ],
      },
    ],
  },
  {
    id: 29,
    name: 'Los Angeles',
    locals: [
      {
        id: 67,
        name: 'Malibu',
        beaches: [
          [251, 'Leo Carrillo', 'Leo Carrillo', 34.044, -118.94],
          [528, 'Nicholas Canyon', 'Nicholas Canyon', 34.0415, -118.9155],
          [252, 'Zuma Beach', 'Zuma', 34.017, -118.824],
          [529, 'Westward Beach', 'Westward', 34.0065, -118.8165],
          [253, 'Malibu, First Point', 'First Point', 34.035, -118.678],
          [254, 'Topanga', 'Topanga', 34.037, -118.582],
        ],
      },
      {
        id: 68,
        name: 'South Bay and Santa Monica Bay',
        beaches: [
          [530, 'Sunset Boulevard', 'Sunset Boulevard', 34.0375, -118.555],
          [531, 'Santa Monica, Bay Street', 'Bay Street', 34.0035, -118.4925],
          [255, 'Venice Breakwater', 'Venice', 33.985, -118.477],
          [532, 'Venice Pier', 'Venice Pier', 33.9775, -118.4695],
          [533, 'Dockweiler Beach', 'Dockweiler', 33.9285, -118.4385],
          [256, 'El Porto', 'El Porto', 33.902, -118.424],
          [257, 'Manhattan Beach Pier', 'Manhattan Pier', 33.884, -118.414],
          [258, 'Hermosa Beach Pier', 'Hermosa Pier', 33.8615, -118.404],
          [534, 'Redondo Beach Breakwater', 'Redondo Breakwater', 33.85, -118.402],
          [259, "Torrance Beach, Haggerty's", "Haggerty's", 33.804, -118.398],
        ],
      },
      {
        id: 85,
        name: 'Palos Verdes and San Pedro',
        beaches: [
          [535, 'Bluff Cove', 'Bluff Cove', 33.793, -118.41],
          [536, 'Cabrillo Beach', 'Cabrillo', 33.7085, -118.2825],
        ],
      },
    ],
  },
];
