// The pages of an organizer's own papers share a file: they are opened one after another.

export { ConstructorPage } from './ConstructorPage.tsx';
export { DocumentsPage } from './DocumentsPage.tsx';
export { TemplatesPage } from './TemplatesPage.tsx';
