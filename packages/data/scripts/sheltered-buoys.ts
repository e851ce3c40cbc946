/**
 * Buoys inside sounds and bays: Nantucket and Long Island Sound, Great South Bay, Delaware and Chesapeake
 * Bay. Their waves are local and do not represent an ocean beach, even if no land lies in between.
 */
export const shelteredBuoyIds: ReadonlySet<string> = new Set(
  '44020 44022 44039 44040 44060 44069 44054 44055 44041 44042 44043 44057 44058 44061 44062 44063 44064 44072 44087'.split(
    ' ',
  ),
);
