/** The version of moto of which `GAPS` speaks. */
export const MOTO_VERSION = '5.2.1';

/** The guarantees that an engine is known to break, with the reasons: by engine, service and name of the test. */
export const GAPS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {};
