export { ConsentsLater } from './later.tsx';
export { KIND_WORDS, lackingOf, childrenWords, namesWords } from './consent-words.ts';
