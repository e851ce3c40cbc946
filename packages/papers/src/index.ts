export { drawGiftCard, type GiftCard } from './gift-card.ts';
