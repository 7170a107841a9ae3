export { LettersForm } from './LettersForm.tsx';
export { NamesForm } from './NamesForm.tsx';
export { RenameForm } from './RenameForm.tsx';
export { ReserveForm } from './ReserveForm.tsx';
export { TemplateForm } from './TemplateForm.tsx';
export { WithdrawForm } from './WithdrawForm.tsx';
