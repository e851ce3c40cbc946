interface PackingBase {
  /** The number of values in section 7: the grid's points without those that a bitmap leaves out. */
  readonly valueCount: number;
}

interface ScaledBase extends PackingBase {
  /** A value is (reference + packed · 2^binaryScale) / 10^decimalScale (WMO 92.9.4). */
  readonly reference: number;
  readonly binaryScale: number;
  readonly decimalScale: number;
  readonly bitsPerValue: number;
}

interface WholePacking extends ScaledBase {
  /** The packing template: 0 simple, 40 JPEG2000, 41 PNG. */
  readonly template: 0 | 40 | 41;
}

/** The packing of templates 5.2 and, with spatial differencing, 5.3. */
export interface ComplexPacking extends ScaledBase {
  readonly template: 2 | 3;
  /** The management of missing values: 0 none, 1 primary, 2 primary and secondary. */
  readonly missingManagement: 0 | 1 | 2;
  readonly groupCount: number;
  readonly widthReference: number;
  readonly widthBits: number;
  readonly lengthReference: number;
  readonly lengthIncrement: number;
  readonly lastLength: number;
  readonly lengthBits: number;
  /** The order of differencing; 0 for template 5.2. */
  readonly differencingOrder: 0 | 1 | 2;
  readonly descriptorOctets: number;
}

/** The packing of template 5.4: the values themselves as IEEE floating-point numbers. */
export interface IeeePacking extends PackingBase {
  readonly template: 4;
  readonly bitsPerValue: 32 | 64;
}

/** The packing of template 5.200: numbers of levels, each repeated. */
export interface RunLengthPacking extends PackingBase {
  readonly template: 200;
  readonly bitsPerValue: number;
  /** The greatest number of a level in section 7. Greater numbers there are digits of a run's length. */
  readonly greatestLevel: number;
  /** The value of level n is levels[n] / 10^decimalScale. Level 0 is a missing value. */
  readonly levels: Uint16Array;
  readonly decimalScale: number;
}

/** The packing of template 5.42, lossless compression by CCSDS 121.0-B. Its flags are those of the library libaec. */
export interface CcsdsPacking extends ScaledBase {
  readonly template: 42;
  readonly signed: boolean;
  /** Whether samples are differences to their predecessors, with a reference sample in each interval. */
  readonly predicted: boolean;
  /** Whether samples of at most 4 bits have shorter option identifiers. */
  readonly restricted: boolean;
  /** Whether every reference sample interval begins at a whole byte. */
  readonly padded: boolean;
  /** The samples of a block: 8, 16, 32 or 64. */
  readonly blockSize: number;
  /** The blocks of a reference sample interval, 1 to 4096. */
  readonly referenceInterval: number;
}

/** A packing of integers that `reference` and the scales turn into values. */
export type ScaledPacking = WholePacking | ComplexPacking | CcsdsPacking;

export type Packing = ScaledPacking | IeeePacking | RunLengthPacking;
