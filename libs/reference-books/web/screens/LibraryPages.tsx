// The list and a book are opened one from the other: they come in one file.

export { BookPage } from './BookPage.tsx';
export { LibraryPage } from './LibraryPage.tsx';
