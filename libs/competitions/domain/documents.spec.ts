import { expect, it } from 'vitest';
import {
  AUDIENCES,
  DOCUMENT_ACCEPT,
  documentFault,
  documentName,
  kindLabel,
  seesDocument,
  shownAs,
  stemOf,
} from './documents.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it('a document is what is in it: a program is none, whatever it is called, nor what nobody knows', () => {
  expect(documentFault({ type: PDF, isProgram: false })).toBeNull();
  expect(documentFault({ type: PDF, isProgram: true })).toBe('documentProgram');
  expect(documentFault({ type: 'application/zip', isProgram: false })).toBe('documentUnsupported');
  expect(documentFault({ type: null, isProgram: false })).toBe('documentUnsupported');
  expect(documentFault({ type: 'constructor', isProgram: false })).toBe('documentUnsupported');
});

it('its name ends by what is in it', () => {
  expect(documentName('Положение.pdf', PDF)).toBe('Положение.pdf');
  expect(documentName('Положение.PDF', PDF)).toBe('Положение.PDF');
  expect(documentName('Положение.pdf', DOCX)).toBe('Положение.docx');
  expect(documentName('Положение', PDF)).toBe('Положение.pdf');
  expect(documentName('Положение 2026.1', PDF)).toBe('Положение 2026.1.pdf');
  expect(documentName('фото.jpeg', 'image/jpeg')).toBe('фото.jpeg');
  expect(documentName('смета.xls', 'application/x-cfb')).toBe('смета.xls');
  expect(documentName(' .pdf', PDF)).toBe('Документ.pdf');
  expect(documentName('я'.repeat(300), PDF)).toHaveLength(200);
});

it('people call it without its ending', () => {
  expect([stemOf('Положение.pdf'), stemOf('Тур 1.2'), stemOf('архив.rar')]).toEqual([
    'Положение',
    'Тур 1.2',
    'архив.rar',
  ]);
});

it('PDF and pictures are shown in the page, anything else is saved', () => {
  expect([PDF, 'image/png', DOCX, 'image/svg+xml', 'text/plain'].map(shownAs)).toEqual([
    'pdf',
    'picture',
    null,
    null,
    null,
  ]);
  expect([kindLabel(DOCX), kindLabel('application/zip')]).toEqual(['Word', 'файл']);
  expect(DOCUMENT_ACCEPT.split(',')).toContain('.docx');
});

it('is seen by those whom its organizer named, and always by who leads the event', () => {
  const nobody = { leads: false, isMember: false, isAccepted: false };
  const seen = (reader: Partial<typeof nobody>) =>
    AUDIENCES.filter((audience) => seesDocument(audience, { ...nobody, ...reader }));
  expect(seen({})).toEqual(['all']);
  expect(seen({ isMember: true })).toEqual(['members', 'all']);
  expect(seen({ isMember: true, isAccepted: true })).toEqual(['members', 'accepted', 'all']);
  expect(seen({ leads: true })).toEqual(['staff', 'members', 'accepted', 'all']);
  // Who takes part no more is accepted no more.
  expect(seen({ isAccepted: true })).toEqual(['all']);
});
