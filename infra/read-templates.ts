import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Reads the templates of the last synthesis into a folder, those of nested stacks included. Templates of earlier
 * syntheses, such as another stage's, stay in the folder, so the assembly's manifests name the files. Throws an Error if
 * the folder holds no synthesis.
 */
export function readTemplates(directory: string): readonly { readonly file: string; readonly text: string }[] {
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  if (!existsSync(join(directory, 'manifest.json')))
    throw new Error(`There is no synthesized app in ${directory}: run npm run synth first.`);
  const { artifacts }: { artifacts: Record<string, { type: string; properties?: { file?: string } }> } = JSON.parse(
    read('manifest.json'),
  );
  return Object.values(artifacts)
    .flatMap(({ type, properties }) => (type === 'cdk:asset-manifest' ? (properties?.file ?? []) : []))
    .flatMap((manifest): { source: { path?: string } }[] => Object.values(JSON.parse(read(manifest)).files))
    .flatMap(({ source }) => (source.path?.endsWith('.template.json') ? basename(source.path) : []))
    .map((file) => ({ file, text: read(file) }));
}
