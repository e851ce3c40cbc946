/** The description of a field: codes of GRIB2's tables 4.1, 4.2 and 4.5, and its time. */
export interface Subject {
  readonly discipline: number;
  readonly category: number;
  readonly parameter: number;
  readonly surface: { readonly type: number; readonly value: number };
  readonly processId: number;
  readonly runMs: number;
  readonly forecastH: number;
  /** The start of the averaging period in forecast hours; undefined for an instant. */
  readonly averageFromH?: number;
}

/** Returns a section of a message, zeroed after its length and number. */
export function makeSection(number: number, length: number): Buffer {
  const section = Buffer.alloc(length);
  section.writeUInt32BE(length, 0);
  section[4] = number;
  return section;
}

/** Section 1. */
export function identificationSection(runMs: number): Buffer {
  const run = new Date(runMs);
  const s = makeSection(1, 21);
  s.writeUInt16BE(7, 5); // NCEP
  s[9] = 2; // tables
  s[10] = 1; // version of the local tables
  s[11] = 1; // the reference time is the start of the forecast
  s.writeUInt16BE(run.getUTCFullYear(), 12);
  s[14] = run.getUTCMonth() + 1;
  s[15] = run.getUTCDate();
  s[16] = run.getUTCHours();
  s[20] = 1; // type of data: forecast products
  return s;
}

/** Writes section 4: template 4.0, or 4.8 for an average that ends at the forecast hour. */
export function productSection(subject: Subject): Buffer {
  const from = subject.averageFromH;
  const s = makeSection(4, from === undefined ? 34 : 58);
  s.writeUInt16BE(from === undefined ? 0 : 8, 7);
  s[9] = subject.category;
  s[10] = subject.parameter;
  s[11] = 2; // forecast
  s[13] = subject.processId;
  s[17] = 1; // hours
  s.writeUInt32BE(from ?? subject.forecastH, 18);
  s[22] = subject.surface.type;
  s.writeUInt32BE(subject.surface.value, 24);
  s[28] = 255;
  if (from === undefined) return s;

  const end = new Date(subject.runMs + subject.forecastH * 3_600_000);
  s.writeUInt16BE(end.getUTCFullYear(), 34);
  s[36] = end.getUTCMonth() + 1;
  s[37] = end.getUTCDate();
  s[38] = end.getUTCHours();
  s[41] = 1; // one period
  s[46] = 0; // average
  s[47] = 2; // time increment: same start of forecast, growing forecast time
  s[48] = 1; // hours
  s.writeUInt32BE(subject.forecastH - from, 49);
  s[53] = 255;
  return s;
}

/** Writes a negative number as GRIB does: the first bit is the sign, the rest is the magnitude. */
export function writeSigned32(out: Buffer, at: number, value: number): void {
  out.writeUInt32BE(value < 0 ? (-value | 0x80000000) >>> 0 : value, at);
}
