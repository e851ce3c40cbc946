export { drawPage } from './server.tsx';
export { drawnHead } from './ui/use-document-head.ts';
