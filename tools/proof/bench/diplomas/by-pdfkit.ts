// The usual Node way: pdfkit with the same texts. Its background is two frames instead of the whole drawing, which it
// would draw again on each page, so its work is lighter.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../client/building.ts';
import { answering, cpuMeter } from '../answering.ts';
import { peer } from '../peers.ts';
import { EVENT, wordsOf, type Words } from './words.ts';

interface Doc {
  on(event: 'data', listener: (part: Buffer) => void): void;
  on(event: 'end', listener: () => void): void;
  registerFont(name: string, file: Buffer): Doc;
  font(name: string): Doc;
  fontSize(size: number): Doc;
  fillColor(color: string): Doc;
  text(text: string, x: number, y: number, options: object): Doc;
  lineWidth(width: number): Doc;
  rect(x: number, y: number, width: number, height: number): Doc;
  stroke(color: string): Doc;
  addPage(): Doc;
  end(): void;
}
type PdfKit = new (options: object) => Doc;

const require = createRequire(join(ROOT, 'package.json'));
const font = (path: string) => readFileSync(require.resolve(`@expo-google-fonts/${path}`));
/** Two fonts, where the product embeds five: each costs pdfkit time in every file. */
const FONTS: Record<string, Buffer> = {
  text: font('onest/400Regular/Onest_400Regular.ttf'),
  show: font('piazzolla/700Bold/Piazzolla_700Bold.ttf'),
};
const PAGE = { size: 'A4', margin: 0 };

function opened(): { doc: Doc; done: Promise<Buffer> } {
  const PDFDocument = peer<PdfKit>('pdfkit');
  const doc = new PDFDocument(PAGE);
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file);
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    doc.on('data', (part) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
  });
  return { doc, done };
}

function draw(doc: Doc, words: Words): void {
  doc.lineWidth(2).rect(30, 30, 535, 782).stroke('#8E1441');
  doc.lineWidth(0.7).rect(44, 44, 507, 754).stroke('#8E1441');
  const line = (name: string, size: number, color: string, text: string, y: number) =>
    doc.font(name).fontSize(size).fillColor(color).text(text, 75, y, { width: 445, align: 'center' });
  line('text', 12.5, '#5E5164', EVENT.title, 77);
  line('show', 74, '#8E1441', 'диплом', 125);
  line('show', 30, '#9A6A08', words.award, 215);
  line('text', 11, '#5E5164', 'награждается', 266);
  line('show', words.performer.length > 20 ? 28 : 50, '#1C1220', words.performer, 350);
  line('text', 13, '#1C1220', words.institution, 440);
  line('text', 13, '#1C1220', `Педагог: ${words.teachers}`, 460);
  line('show', 23, '#8E1441', `«${words.piece}»`, 490);
  line('text', 11, '#5E5164', `Номинация: ${words.group}`, 540);
  doc.font('text').fontSize(9.5).fillColor('#5E5164').text(EVENT.when, 79, 717, {}).text(words.number, 430, 717, {});
  doc.text('Председатель жюри', 79, 655, {}).text('Оргкомитет', 330, 655, {});
}

async function single(words: Words): Promise<Buffer> {
  const { doc, done } = opened();
  draw(doc, words);
  doc.end();
  return done;
}

async function timed(work: () => Promise<Buffer[]>) {
  const used = cpuMeter();
  const from = performance.now();
  const printed = await work();
  return {
    ms: performance.now() - from,
    cpuMs: used(),
    bytes: printed.reduce((sum, { length }) => sum + length, 0),
    count: printed.length,
  };
}

answering({
  each: (count: number) =>
    timed(async () => {
      const printed: Buffer[] = [];
      for (const words of wordsOf(count)) printed.push(await single(words));
      return printed;
    }),
  merged: (count: number) =>
    timed(async () => {
      const { doc, done } = opened();
      for (const [index, words] of wordsOf(count).entries()) {
        if (index > 0) doc.addPage();
        draw(doc, words);
      }
      doc.end();
      return [await done];
    }),
});
