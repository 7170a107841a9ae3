// The form of an application as the organizer's people open it: to correct it, and to see it as its member does.

export { EditForm } from './EditForm.tsx';
export { SeenForm } from './SeenForm.tsx';
