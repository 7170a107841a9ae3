// The drawers of special prizes, in one file of the build: none is there before it is asked for.

export { GivePrizeForm } from './GivePrizeForm.tsx';
export { LibraryForm } from './LibraryForm.tsx';
export { PrizeForm } from './PrizeForm.tsx';
