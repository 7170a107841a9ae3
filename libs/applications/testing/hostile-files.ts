// Files that mean harm, each small: what a page, a program, an archive or a reader of documents would stumble over.

import { deflateRawSync } from 'node:zlib';

/** An archive of entries as they are named, whatever is in the names. */
export function archive(entries: Readonly<Record<string, string | Buffer>>): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(entries)) {
    const [own, bytes] = [Buffer.from(name), Buffer.from(content)];
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    const tail = Buffer.alloc(4);
    tail.writeUInt16LE(own.length, 0);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, tail, own, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, tail, rest, own]));
    files.push(file);
    at += file.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, directory, Buffer.from('PK\x05\x06'), end]);
}

const TYPES = (main: string, more = '') =>
  `<?xml version="1.0"?><!DOCTYPE Types [<!ENTITY evil SYSTEM "file:///etc/passwd">]><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const PAGE = '<html><script>alert(1)</script></html>';

/** By what each of them is. None is what a festival asks for; a text among them is only a text. */
export const HOSTILE: Readonly<Record<string, Buffer>> = {
  'a program of Windows': Buffer.from('MZ\x90\x00program'),
  'a program of Linux': Buffer.from('\x7fELF\x02\x01\x01program', 'latin1'),
  'a script': Buffer.from('#!/bin/sh\nrm -rf /\n'),
  'a page': Buffer.from(PAGE),
  'a drawing that runs': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'), // prettier-ignore
  'entities from outside': Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'), // prettier-ignore
  'a picture that is a script': Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//'),
  'a paper that is a page': Buffer.from(`%PDF-1.7\n${PAGE}\n%%EOF`),
  'names that lead out': archive({ '../../../evil.txt': 'evil', '/etc/evil': 'evil', 'C:\\evil.bat': 'evil' }),
  'an archive that is a page': Buffer.concat([Buffer.from(PAGE), archive({ 'a.txt': 'a' })]),
  'a document with entities': archive({ '[Content_Types].xml': TYPES(WORD), 'word/document.xml': '<a>&evil;</a>' }),
  'a document with macros': archive({ '[Content_Types].xml': TYPES(MACROS), 'word/vbaProject.bin': Buffer.alloc(64), 'word/document.xml': '<a/>' }), // prettier-ignore
  'noise behind nothing': Buffer.concat([Buffer.alloc(16), Buffer.from([0xde, 0xad, 0xbe, 0xef])]),
};

/** A text of Word whose list of contents is a gigabyte of nothing. */
export function bomb(): Buffer {
  const name = Buffer.from('[Content_Types].xml');
  const packed = deflateRawSync(Buffer.alloc(256 * 1024 * 1024));
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(256 * 1024 * 1024, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, packed, Buffer.alloc(100)]);
}
