// What of a book is opened later comes together.

export { NewBookForm, RenameBookForm } from './BookForm.tsx';
export { AgesForm } from './AgesForm.tsx';
export { EventSetForm } from './EventSetForm.tsx';
export { ItemNamesForm } from './ItemNamesForm.tsx';
export { MergeForm } from './MergeForm.tsx';
export { PasteItemsForm } from './PasteItemsForm.tsx';
