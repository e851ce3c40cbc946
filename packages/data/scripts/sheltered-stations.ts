/**
 * Stations inside sounds, bays and harbours that the coastline tests miss, because spits, breakwaters and barrier
 * islands are too thin for them. Their waves and water are local and do not represent an ocean beach.
 */
export const shelteredStationIds: ReadonlySet<string> = new Set(
  [
    '44020', // Nantucket Sound
    '44022 44039 44040 44060 44069 LDLC3', // Long Island Sound, Great South Bay
    '44054 44055 BRND1', // Delaware Bay
    '44041 44042 44043 44057 44058 44061 44062 44063 44064 44072 44087 CHBV2 WDSV2 YKRV2', // Chesapeake Bay
    'WELM1 OHBC1 TLBO3 CHAO3', // Harbours and inlets: Wells, Los Angeles, Tillamook Bay, Coos Bay
    'MTBF1 PMAF1 APCF1 PACF1 PCLF1 RLIT2', // Gulf bays: Tampa, Apalachicola, St. Andrew, Pensacola, Laguna Madre
  ]
    .join(' ')
    .split(' '),
);
