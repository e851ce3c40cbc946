import { MAX_POINTS } from './limits.ts';
import type { CcsdsPacking, ComplexPacking, Packing, ScaledPacking } from './packing.ts';
import { parseIeee, parseRunLength } from './parse-unscaled-packing.ts';
import type { Section } from './section.ts';
import { nameTemplate } from './template-names.ts';

/** Parses section 5, the packing of the values. */
export function parsePacking(section: Section): Packing {
  const template = section.u16(10);
  const valueCount = section.u32(6);
  if (valueCount > MAX_POINTS) section.refuse(`${valueCount} values are more than the ${MAX_POINTS} this reader takes`);
  if (template === 4) return parseIeee(section, valueCount);
  if (template === 200) return parseRunLength(section, valueCount);
  if (template !== 0 && template !== 2 && template !== 3 && template !== 40 && template !== 41 && template !== 42)
    return section.refuse(
      `${nameTemplate(5, template)} is not supported (5.0, 5.2, 5.3, 5.4, 5.40, 5.41, 5.42 and 5.200 are)`,
    );

  const base = {
    valueCount,
    reference: section.f32(12),
    binaryScale: section.i16(16),
    decimalScale: section.i16(18),
    bitsPerValue: section.u8(20),
  };
  if (!Number.isFinite(base.reference)) section.refuse('its reference value is not a number');
  if (base.bitsPerValue > 32) section.refuse(`${base.bitsPerValue} bits a value are more than 32`);

  if (template === 2 || template === 3) return parseComplex(section, template, base);
  if (template === 42) return parseCcsds(section, base);
  return { ...base, template };
}

function parseComplex(section: Section, template: 2 | 3, base: Omit<ScaledPacking, 'template'>): ComplexPacking {
  const missingManagement = section.u8(23);
  if (missingManagement !== 0 && missingManagement !== 1 && missingManagement !== 2)
    return section.refuse(`missing value management ${missingManagement} does not exist`);
  const differencingOrder = template === 2 ? 0 : section.u8(48);
  if (differencingOrder !== 0 && differencingOrder !== 1 && differencingOrder !== 2)
    return section.refuse(`spatial differencing of order ${differencingOrder} is not supported`);
  if (template === 3 && differencingOrder === 0) section.refuse('its spatial differencing has order 0');

  const packing: ComplexPacking = {
    ...base,
    template,
    missingManagement,
    groupCount: section.u32(32),
    widthReference: section.u8(36),
    widthBits: section.u8(37),
    lengthReference: section.u32(38),
    lengthIncrement: section.u8(42),
    lastLength: section.u32(43),
    lengthBits: section.u8(47),
    differencingOrder,
    descriptorOctets: template === 2 ? 0 : section.u8(49),
  };
  if (packing.groupCount > packing.valueCount)
    section.refuse(`${packing.groupCount} groups for ${packing.valueCount} values`);
  if (packing.widthBits > 8 || packing.lengthBits > 32)
    section.refuse(`group widths of ${packing.widthBits} bits or lengths of ${packing.lengthBits} are too wide`);
  if (packing.descriptorOctets > 4)
    section.refuse(`${packing.descriptorOctets} octets for a differencing descriptor are more than 4`);
  return packing;
}

/** Parses the octets of template 5.42. The flags for the byte order and size of samples in memory are ignored. */
function parseCcsds(section: Section, base: Omit<ScaledPacking, 'template'>): CcsdsPacking {
  const flags = section.u8(22);
  const packing: CcsdsPacking = {
    ...base,
    template: 42,
    signed: (flags & 1) !== 0,
    predicted: (flags & 8) !== 0,
    restricted: (flags & 16) !== 0,
    padded: (flags & 32) !== 0,
    blockSize: section.u8(23),
    referenceInterval: section.u16(24),
  };
  const { restricted, bitsPerValue, blockSize, referenceInterval } = packing;
  if (![8, 16, 32, 64].includes(blockSize)) section.refuse(`CCSDS blocks of ${blockSize} samples do not exist`);
  if (referenceInterval < 1 || referenceInterval > 4096)
    section.refuse(`a CCSDS reference sample interval of ${referenceInterval} blocks is not in 1 to 4096`);
  if (restricted && bitsPerValue > 4 && bitsPerValue <= 8)
    section.refuse(`the restricted CCSDS options do not exist for ${bitsPerValue} bits a value`);
  return packing;
}
