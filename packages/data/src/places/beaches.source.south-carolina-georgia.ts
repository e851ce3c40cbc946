import type { SourceArea } from './source-area.ts';

export const southCarolinaGeorgiaAreas: readonly SourceArea[] = [
  {
    id: 15,
    name: 'South Carolina',
    locals: [
      {
        id: 36,
        name: 'Grand Strand',
        beaches: [
          [131, 'Cherry Grove Pier', 'Cherry Grove', 33.8294, -78.6298],
          [393, 'North Myrtle Beach, Main Street', 'Main Street', 33.8175, -78.669],
          [394, 'Apache Pier', 'Apache Pier', 33.761, -78.78],
          [132, 'Myrtle Beach, 2nd Avenue Pier', '2nd Avenue Pier', 33.682, -78.884],
          [395, 'Myrtle Beach State Park Pier', 'State Park Pier', 33.6495, -78.927],
          [396, 'Surfside Beach Pier, South Carolina', 'Surfside Pier', 33.6055, -78.972],
          [133, 'Garden City Pier', 'Garden City', 33.576, -78.995],
          [397, 'Huntington Beach State Park, South Carolina', 'Huntington', 33.508, -79.0525],
          [134, 'Pawleys Island', 'Pawleys', 33.4258, -79.1205],
        ],
      },
      {
        id: 37,
        name: 'Charleston Beaches',
        beaches: [
          [135, 'Isle of Palms Pier', 'Isle of Palms', 32.7844, -79.7883],
          [398, "Sullivan's Island, Station 22", 'Station 22', 32.757, -79.84],
          [136, 'Folly Beach, The Washout', 'The Washout', 32.679, -79.897],
          [399, 'Folly Beach, 10th Street', '10th Street', 32.663, -79.922],
          [137, 'Folly Beach Pier', 'Folly Pier', 32.6533, -79.9395],
          [400, 'Edisto Beach', 'Edisto', 32.4985, -80.2985],
        ],
      },
      {
        id: 82,
        name: 'South Carolina Lowcountry',
        beaches: [
          [401, 'Hunting Island', 'Hunting Island', 32.366, -80.436],
          [402, 'Hilton Head, Coligny Beach', 'Coligny', 32.137, -80.75],
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
          [403, 'Tybee Island, North Beach', 'North Beach', 32.018, -80.84],
          [138, 'Tybee Island Pier', 'Tybee', 31.9925, -80.8446],
          [139, 'St. Simons, East Beach', 'St. Simons', 31.145, -81.372],
          [404, 'Jekyll Island, Great Dunes', 'Jekyll', 31.062, -81.4015],
        ],
      },
    ],
  },
];
