import type { SourceArea } from './source-area.ts';

export const puertoRicoAreas: readonly SourceArea[] = [
  {
    id: 38,
    name: 'Porta del Sol',
    locals: [
      {
        id: 89,
        name: 'Rincón and Aguada',
        beaches: [
          [609, 'Rincón, Tres Palmas', 'Tres Palmas', 18.3475, -67.2685],
          [610, "Rincón, Maria's", "Maria's", 18.357, -67.2715],
          [611, 'Rincón, Domes', 'Domes', 18.3645, -67.271],
          [612, 'Rincón, Sandy Beach', 'Sandy Beach', 18.3705, -67.2575],
          [613, 'Aguada, Table Rock', 'Table Rock', 18.3875, -67.2135],
        ],
      },
      {
        id: 90,
        name: 'Aguadilla',
        beaches: [
          [614, 'Crash Boat', 'Crash Boat', 18.4585, -67.1645],
          [615, 'Gas Chambers', 'Gas Chambers', 18.464, -67.168],
          [616, 'Wilderness', 'Wilderness', 18.4805, -67.1685],
          [617, "Surfer's Beach, Aguadilla", "Surfer's Beach", 18.505, -67.149],
        ],
      },
      {
        id: 91,
        name: 'Isabela',
        beaches: [
          [618, 'Shacks', 'Shacks', 18.5165, -67.103],
          [619, 'Middles', 'Middles', 18.5165, -67.089],
          [620, 'Jobos', 'Jobos', 18.5145, -67.0755],
        ],
      },
    ],
  },
  {
    id: 39,
    name: 'Northern Puerto Rico',
    locals: [
      {
        id: 92,
        name: 'Arecibo and Manatí',
        beaches: [
          [621, 'Hallows, Cueva del Indio', 'Hallows', 18.493, -66.6395],
          [622, 'Mar Chiquita', 'Mar Chiquita', 18.4735, -66.4855],
          [623, 'Los Tubos', 'Los Tubos', 18.475, -66.454],
          [624, 'Puerto Nuevo, Vega Baja', 'Puerto Nuevo', 18.4915, -66.396],
          [625, 'Cerro Gordo', 'Cerro Gordo', 18.4845, -66.3385],
        ],
      },
      {
        id: 93,
        name: 'San Juan',
        beaches: [
          [626, 'La Ocho, Escambrón', 'La Ocho', 18.468, -66.0875],
          [627, 'Ocean Park, San Juan', 'Ocean Park', 18.4555, -66.05],
          [628, 'Pine Grove, Isla Verde', 'Pine Grove', 18.4445, -66.0165],
          [629, 'Piñones, Aviones', 'Aviones', 18.455, -65.985],
        ],
      },
      { id: 94, name: 'Luquillo', beaches: [[630, 'La Pared, Luquillo', 'La Pared', 18.3845, -65.7185]] },
    ],
  },
  {
    id: 40,
    name: 'Southeastern Puerto Rico',
    locals: [
      {
        id: 95,
        name: 'Yabucoa and Patillas',
        beaches: [
          [631, 'El Cocal, Yabucoa', 'El Cocal', 18.0415, -65.8375],
          [632, 'Inches, Patillas', 'Inches', 17.979, -65.993],
        ],
      },
    ],
  },
];
