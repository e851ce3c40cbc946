import type { Section } from './section.ts';

/** Reads the seven octets year (2), month, day, hour, minute, second at `octet`, UTC. It refuses impossible dates. */
export function readUtcTime(section: Section, octet: number): Date {
  const [year, month, day] = [section.u16(octet), section.u8(octet + 2), section.u8(octet + 3)];
  const [hour, minute, second] = [section.u8(octet + 4), section.u8(octet + 5), section.u8(octet + 6)];
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second));

  const real =
    year >= 1800 && year <= 2200 && time.getUTCMonth() === month - 1 && hour < 24 && minute < 60 && second < 60;
  if (!real) section.refuse(`${year}-${month}-${day} ${hour}:${minute}:${second} is not a time`);
  return time;
}
