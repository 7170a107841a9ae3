// The library and a form of it are opened one from the other: they come in one file.

export { FormsPage } from './FormsPage.tsx';
export { LibraryFormPage } from './LibraryFormPage.tsx';
