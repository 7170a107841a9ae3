// The words of a PDF, as a reader of PDFs finds them.

import { extractText } from 'unpdf';

/** Page by page, in their order. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
  return text;
}

/** All pages, spaces and line ends as one space. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await pdfPages(bytes))
    .join(' ')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}
