interface PackingBase {
  /** Values in section 7: the grid's points less those a bitmap leaves out. */
  readonly valueCount: number;
  /** A value is (reference + packed · 2^binaryScale) / 10^decimalScale (WMO 92.9.4). */
  readonly reference: number;
  readonly binaryScale: number;
  readonly decimalScale: number;
  readonly bitsPerValue: number;
}

export interface WholePacking extends PackingBase {
  /** 0 simple, 40 JPEG2000. */
  readonly template: 0 | 40;
}

/** Templates 5.2 and, with spatial differencing, 5.3. */
export interface ComplexPacking extends PackingBase {
  readonly template: 2 | 3;
  /** 0 none, 1 primary, 2 primary and secondary missing values. */
  readonly missingManagement: 0 | 1 | 2;
  readonly groupCount: number;
  readonly widthReference: number;
  readonly widthBits: number;
  readonly lengthReference: number;
  readonly lengthIncrement: number;
  readonly lastLength: number;
  readonly lengthBits: number;
  /** 0 for template 5.2. */
  readonly differencingOrder: 0 | 1 | 2;
  readonly descriptorOctets: number;
}

export type Packing = WholePacking | ComplexPacking;
