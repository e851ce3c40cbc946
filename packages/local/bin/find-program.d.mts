export function findProgram(cacheDir: string): string | undefined;
export function stampOf(file: string): string | undefined;
