// The form kit: one hook, the frames of forms, the inputs.

export * from './kit-form.ts';
export * from './use-form.ts';
export * from './DrawerForm.tsx';
export * from './DialogForm.tsx';
export * from './door-form.ts';
export * from './PageForm.tsx';
export * from './LineForm.tsx';
export * from './Confirm.tsx';
export * from './TypedConfirm.tsx';
export { openedLater } from './opened-later.tsx';
export * from './LeaveGuard.tsx';
export * from './kept-text.tsx';
export * from './leaving-within.tsx';
export * from './fields/index.ts';
export * from './insert-words.ts';
export * from './InsertMenu.tsx';
export { DraftOffer, FormFrame, FormSaid, useLeaving } from './FormFrame.tsx';
