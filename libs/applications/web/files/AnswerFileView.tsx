// Apart, so that a page without pictures and PDFs loads no dialog for them.

export { FileView as AnswerFileView } from '@rampa/platform/web/desk';
