import { openedLater } from '@rampa/platform/web/desk';

const load = () => import('./PrizeForms.ts');

export const PrizeLater = openedLater(async () => (await load()).PrizeForm);
export const LibraryLater = openedLater(async () => (await load()).LibraryForm);
export const GivePrizeLater = openedLater(async () => (await load()).GivePrizeForm);
