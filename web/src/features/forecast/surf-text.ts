export { isSized, spanned, splitSurf, surfWords } from '../../ui/surf-text.ts';
