export * from './OrderBar.tsx';
export * from './OrderGrip.tsx';
export * from './PlaceForm.tsx';
export * from './use-order-drag.ts';
export * from './use-order-speech.tsx';
export * from './OrderedList.tsx';
