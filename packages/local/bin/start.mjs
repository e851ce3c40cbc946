// npm start: installs what is missing, then runs the whole cloud on this machine in this process.
import { ensureDependencies, ensureJava } from './setup.mjs';

ensureDependencies();
const { register } = await import('tsx/esm/api');
register();
const { chooseEngine } = await import('../src/services/dynamodb/engine.ts');
if (chooseEngine() === 'amazon') ensureJava();

const { main } = await import('../src/main.ts');
await main(process.argv.slice(2), 0);
