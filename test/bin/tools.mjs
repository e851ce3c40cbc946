// Programs with which some tests compare the app's results, and the packages that install them.
import { findProgram } from '../../packages/local/bin/setup.mjs';

/** Small programs that `npm test` installs if it has permission. */
export const SMALL_TOOLS = {
  eccodes: { program: 'grib_get_data', debianPackage: 'libeccodes-tools', brewPackage: 'eccodes' },
  poppler: { program: 'pdftotext', debianPackage: 'poppler-utils', brewPackage: 'poppler' },
};
/**
 * All programs. GMT with its coastline takes 290 MB and serves only the scripts that add a beach, so it is never
 * installed automatically.
 */
export const TOOLS = {
  ...SMALL_TOOLS,
  gmt: { program: 'gmt', debianPackage: 'gmt gmt-gshhg-full', brewPackage: 'gmt' },
};

/** Returns why a tool cannot be used, with the command that installs it; undefined if it is installed. */
export function findLack(name) {
  const { program, debianPackage, brewPackage } = TOOLS[name];
  if (findProgram([program])) return undefined;
  const command =
    process.platform === 'darwin' ? `brew install ${brewPackage}` : `sudo apt-get install -y ${debianPackage}`;
  return `${name} is not installed: ${command}`;
}
