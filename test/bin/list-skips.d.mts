interface FileReport {
  readonly status: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly meta?: { readonly lacks?: string };
  }[];
}
export function listSkips(report: FileReport): { readonly name: string; readonly reason: string | undefined }[];
