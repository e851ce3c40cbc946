export function findLack(name: 'eccodes' | 'poppler' | 'gmt'): string | undefined;
