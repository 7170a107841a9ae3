export * from './OrderBar.tsx';
export * from './OrderGrip.tsx';
export { PlaceLater } from './place-later.ts';
export * from './use-order-drag.ts';
export * from './use-order-speech.tsx';
export * from './OrderedList.tsx';
