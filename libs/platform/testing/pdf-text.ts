// The text of a PDF, as a PDF reader finds it.

import { extractText, getDocumentProxy } from 'unpdf';

/** Page by page, in their order. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
  return text;
}

/** All pages, with single spaces. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await pdfPages(bytes))
    .join(' ')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

/** Pieces of text that begin or end outside their page. */
export async function pdfCutOff(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const cut: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [left, , right] = page.view as [number, number, number, number];
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const from = item.transform[4] as number;
      if (from < left - 1 || from + item.width > right + 1) cut.push(item.str);
    }
  }
  return cut;
}

/** Words of one line that stand together although a space is between them: «слово,слово». */
export async function pdfRunTogether(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const found: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? [item] : []));
    for (const [index, space] of texts.entries()) {
      const [before, after] = [texts[index - 1], texts[index + 1]];
      if (space.str !== ' ' || !before || !after || before.transform[5] !== after.transform[5]) continue;
      if (space.width < 0.12 * before.height) found.push(`${before.str}|${after.str}`);
    }
  }
  return found;
}
