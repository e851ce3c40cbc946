import type { SourceArea } from './source-area.ts';

export const louisianaTexasAreas: readonly SourceArea[] = [
  {
    id: 36,
    name: 'Louisiana',
    locals: [
      {
        id: 84,
        name: 'Louisiana Gulf Shore',
        beaches: [
          [451, 'Port Fourchon, Fourchon Beach', 'Fourchon', 29.1045, -90.185],
          [452, 'Grand Isle', 'Grand Isle', 29.2215, -90.0075],
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
          [453, 'Sea Rim State Park', 'Sea Rim', 29.673, -94.045],
          [454, 'Crystal Beach, Texas', 'Crystal Beach', 29.449, -94.632],
          [182, 'Galveston, Pleasure Pier', 'Pleasure Pier', 29.2866, -94.789],
          [455, 'Galveston, 37th Street', '37th Street', 29.277, -94.8035],
          [183, 'Galveston, 61st Street Pier', '61st Street', 29.2656, -94.8253],
          [456, 'Galveston Island State Park', 'Galveston State Park', 29.188, -94.957],
          [184, 'Surfside Beach Jetty', 'Surfside Jetty', 28.937, -95.293],
          [457, 'Quintana Beach', 'Quintana', 28.9285, -95.311],
          [185, 'Matagorda Jetty', 'Matagorda', 28.6, -95.97],
        ],
      },
      {
        id: 50,
        name: 'Coastal Bend',
        beaches: [
          [186, 'Port Aransas, Horace Caldwell Pier', 'Port Aransas', 27.8272, -97.0528],
          [458, 'Mustang Island State Park', 'Mustang Island', 27.6715, -97.167],
          [187, 'Packery Channel Jetty', 'Packery Channel', 27.617, -97.2],
          [459, 'Whitecap Beach', 'Whitecap', 27.603, -97.207],
          [188, 'Bob Hall Pier', 'Bob Hall', 27.5818, -97.2192],
        ],
      },
      {
        id: 51,
        name: 'Lower Texas Coast',
        beaches: [
          [460, 'Boca Chica Beach', 'Boca Chica', 25.994, -97.1505],
          [189, 'South Padre Island, Isla Blanca', 'Isla Blanca', 26.072, -97.156],
          [190, 'South Padre Island, Access 5', 'Access 5', 26.14, -97.167],
        ],
      },
    ],
  },
];
