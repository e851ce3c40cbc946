// Programs that single tests compare our own results with, and the packages that bring them.
import { findProgram } from '../../packages/local/bin/setup.mjs';

/** Small ones: `npm test` installs them where it may. */
export const SMALL_TOOLS = {
  eccodes: { program: 'grib_get_data', debianPackage: 'libeccodes-tools', brewPackage: 'eccodes' },
  poppler: { program: 'pdftotext', debianPackage: 'poppler-utils', brewPackage: 'poppler' },
};
/** GMT with its coastline takes 290 MB, for the scripts that add a beach: nobody gets it unasked. */
export const TOOLS = {
  ...SMALL_TOOLS,
  gmt: { program: 'gmt', debianPackage: 'gmt gmt-gshhg-full', brewPackage: 'gmt' },
};

/** Why a tool cannot be used, with the command that installs it; undefined where it is here. */
export function findLack(name) {
  const { program, debianPackage, brewPackage } = TOOLS[name];
  if (findProgram([program])) return undefined;
  const command =
    process.platform === 'darwin' ? `brew install ${brewPackage}` : `sudo apt-get install -y ${debianPackage}`;
  return `${name} is not installed: ${command}`;
}
