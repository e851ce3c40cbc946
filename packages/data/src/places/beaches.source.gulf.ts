import type { SourceArea } from './source-area.ts';

export const gulfAreas: readonly SourceArea[] = [
  {
    id: 20,
    name: 'Florida Gulf Coast',
    locals: [
      {
        id: 46,
        name: 'Suncoast',
        beaches: [
          [170, 'Venice North Jetty', 'North Jetty', 27.1145, -82.47],
          [171, 'Siesta Key', 'Siesta Key', 27.266, -82.554],
          [172, 'Treasure Island, Sunset Beach', 'Sunset Beach', 27.74, -82.76],
          [173, 'Indian Rocks Beach', 'Indian Rocks', 27.893, -82.852],
          [174, 'Clearwater Beach, Pier 60', 'Pier 60', 27.978, -82.831],
        ],
      },
      {
        id: 47,
        name: 'Florida Panhandle',
        beaches: [
          [175, 'Panama City Beach, St. Andrews Jetty', 'St. Andrews', 30.123, -85.735],
          [176, 'Panama City Beach, City Pier', 'City Pier', 30.2142, -85.8805],
          [177, 'Destin, Okaloosa Island Pier', 'Okaloosa Pier', 30.391, -86.593],
          [178, 'Navarre Beach Pier', 'Navarre', 30.378, -86.864],
          [179, 'Pensacola Beach Pier', 'Pensacola Pier', 30.3287, -87.1434],
        ],
      },
    ],
  },
  {
    id: 21,
    name: 'Alabama',
    locals: [
      {
        id: 48,
        name: 'Alabama Gulf Shore',
        beaches: [
          [180, 'Orange Beach, Alabama Point', 'Alabama Point', 30.2735, -87.557],
          [181, 'Gulf Shores, Gulf State Park Pier', 'Gulf State Pier', 30.246, -87.668],
        ],
      },
    ],
  },
  {
    id: 22,
    name: 'Texas',
    locals: [
      {
        id: 49,
        name: 'Upper Texas Coast',
        beaches: [
          [182, 'Galveston, Pleasure Pier', 'Pleasure Pier', 29.2866, -94.789],
          [183, 'Galveston, 61st Street Pier', '61st Street', 29.2656, -94.8253],
          [184, 'Surfside Beach Jetty', 'Surfside Jetty', 28.937, -95.293],
          [185, 'Matagorda Jetty', 'Matagorda', 28.6, -95.97],
        ],
      },
      {
        id: 50,
        name: 'Coastal Bend',
        beaches: [
          [186, 'Port Aransas, Horace Caldwell Pier', 'Port Aransas', 27.8272, -97.0528],
          [187, 'Packery Channel Jetty', 'Packery Channel', 27.617, -97.2],
          [188, 'Bob Hall Pier', 'Bob Hall', 27.5818, -97.2192],
        ],
      },
      {
        id: 51,
        name: 'Lower Texas Coast',
        beaches: [
          [189, 'South Padre Island, Isla Blanca', 'Isla Blanca', 26.072, -97.156],
          [190, 'South Padre Island, Access 5', 'Access 5', 26.14, -97.167],
        ],
      },
    ],
  },
];
