export { RenameForm } from './RenameForm.tsx';
export { TemplateForm } from './TemplateForm.tsx';
export { WithdrawForm } from './WithdrawForm.tsx';
