interface PackingBase {
  /** The number of values in section 7: the grid's points without those that a bitmap leaves out. */
  readonly valueCount: number;
  /** A value is (reference + packed · 2^binaryScale) / 10^decimalScale (WMO 92.9.4). */
  readonly reference: number;
  readonly binaryScale: number;
  readonly decimalScale: number;
  readonly bitsPerValue: number;
}

interface WholePacking extends PackingBase {
  /** The packing template: 0 simple, 40 JPEG2000. */
  readonly template: 0 | 40;
}

/** The packing of templates 5.2 and, with spatial differencing, 5.3. */
export interface ComplexPacking extends PackingBase {
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

/** The packing of template 5.42, lossless compression by CCSDS 121.0-B. Its flags are those of the library libaec. */
export interface CcsdsPacking extends PackingBase {
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

export type Packing = WholePacking | ComplexPacking | CcsdsPacking;
