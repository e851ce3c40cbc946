import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { asObject, asText, isObject, type Json, type JsonObject } from './json.ts';

export interface Template {
  readonly parameters: JsonObject;
  readonly mappings: JsonObject;
  readonly conditions: JsonObject;
  readonly resources: JsonObject;
  readonly outputs: JsonObject;
}

/** The output of `cdk synth`: the top-level stacks, and every asset by its object key. */
export interface Assembly {
  readonly stacks: readonly { readonly name: string; readonly template: Template }[];
  /** The file or folder on this machine, by the object key in the assets bucket (`<hash>.zip`). */
  readonly assets: ReadonlyMap<string, string>;
}

/** Reads a synthesized app, including its stages, from its folder. Throws if a file is missing or malformed. */
export function readAssembly(dir: string): Assembly {
  const stacks: { name: string; template: Template }[] = [];
  const assets = new Map<string, string>();
  const artifacts = asObject(readJson(join(dir, 'manifest.json')).artifacts, 'manifest');

  for (const [id, value] of Object.entries(artifacts)) {
    const artifact = asObject(value, id);
    const properties = asObject(artifact.properties, id);
    if (artifact.type === 'aws:cloudformation:stack') {
      const template = readTemplate(join(dir, asText(properties.templateFile, `${id} template file`)));
      stacks.push({ name: properties.stackName === undefined ? id : asText(properties.stackName, id), template });
    } else if (artifact.type === 'cdk:asset-manifest') {
      addAssets(dir, asText(properties.file, `${id} file`), assets);
    } else if (artifact.type === 'cdk:cloud-assembly') {
      const nested = readAssembly(join(dir, asText(properties.directoryName, `${id} folder`)));
      stacks.push(...nested.stacks);
      for (const [key, path] of nested.assets) assets.set(key, path);
    }
  }
  return { stacks, assets };
}

export function readTemplate(path: string): Template {
  const json = readJson(path);
  return {
    parameters: asObject(json.Parameters, 'Parameters'),
    mappings: asObject(json.Mappings, 'Mappings'),
    conditions: asObject(json.Conditions, 'Conditions'),
    resources: asObject(json.Resources, 'Resources'),
    outputs: asObject(json.Outputs, 'Outputs'),
  };
}

function addAssets(dir: string, file: string, assets: Map<string, string>) {
  const files = asObject(readJson(join(dir, file)).files, 'asset files');
  for (const [id, value] of Object.entries(files)) {
    const asset = asObject(value, id);
    const source = asObject(asset.source, id);
    if (source.path === undefined)
      throw new Error(`The asset ${id} is made by a command; only files and folders run here.`);
    for (const destination of Object.values(asObject(asset.destinations, id))) {
      const key = asText(asObject(destination, id).objectKey, `${id} object key`);
      assets.set(key, resolve(dir, asText(source.path, `${id} path`)));
    }
  }
}

function readJson(path: string): JsonObject {
  const value: Json = JSON.parse(readFileSync(path, 'utf8'));
  if (!isObject(value)) throw new Error(`${path} does not hold a JSON object.`);
  return value;
}
