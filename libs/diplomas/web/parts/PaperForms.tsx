export { TemplateForm } from './TemplateForm.tsx';
export { WithdrawForm } from './WithdrawForm.tsx';
