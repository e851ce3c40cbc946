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

export type Packing = WholePacking | ComplexPacking;
