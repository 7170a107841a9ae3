export { asLetterAddress, isLetterAddress } from './address.ts';
export { DEFAULT_LETTERS, type WordedLetter } from './default-letters.ts';
export { filledLetter, filledLine, filledText, plainText, type FilledBlock, type FilledRun } from './filled.ts';
export { letterFaults, type LetterFault } from './faults.ts';
export { KIND_TITLES, KIND_WHENS } from './kinds.ts';
export { samplesOf, placeholdersOf, PLACEHOLDERS, type Placeholder, type Values } from './placeholders.ts';
export { piecesOf, type Piece } from './pieces.ts';
export { keptText } from './kept-text.ts';
export { inlinesOf, type Inline, type LetterBlock, type LetterMark, type LetterText } from './letter-text.ts';
