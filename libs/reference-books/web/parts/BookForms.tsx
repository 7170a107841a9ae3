// What of a book is opened later comes together.

export { NewBookForm, RenameBookForm } from './BookForm.tsx';
export { ItemNamesForm } from './ItemNamesForm.tsx';
export { MergeForm } from './MergeForm.tsx';
export { PasteItemsForm } from './PasteItemsForm.tsx';
