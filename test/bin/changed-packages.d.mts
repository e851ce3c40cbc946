export function listChangedPackages(before: string, after: string): string[];
export function leadsElsewhere(before: string, after: string): boolean;
