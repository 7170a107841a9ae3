// Recognises a file by its content, because its sender chooses the name.

import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

const HEAD = 64 * 1024;
const COMPOUND = 'application/x-cfb';
/** The class of a Windows installer in a compound file. */
const INSTALLER = '84100c0000000000c000000000000046';

export interface FoundContent {
  /** A media type; `text/plain` for a text; null when unknown. */
  type: string | null;
  isProgram: boolean;
}

const PROGRAMS =
  /^application\/(x-msdownload|vnd\.microsoft\.portable-executable|x-elf|x-mach-binary|x-msi|vnd\.android\.package-archive|java-archive|x-apple-diskimage|x-ms-shortcut|wasm|x-deb|x-rpm|x-executable)$/;

export async function contentOf(path: string): Promise<FoundContent> {
  const head = await headOf(path);
  // The first bytes of a program decide, whatever follows them.
  const start = head.toString('latin1', 0, 4);
  if (/^(MZ|#!|\x7fELF)/.test(start)) return { type: null, isProgram: true };
  const found = (await fileTypeFromFile(path))?.mime ?? null;
  if (found !== null && PROGRAMS.test(found)) return { type: found, isProgram: true };
  if (found === COMPOUND && classOf(head) === INSTALLER) return { type: found, isProgram: true };
  return { type: found ?? (isText(head) ? 'text/plain' : null), isProgram: false };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD);
    const { bytesRead } = await file.read(head, 0, HEAD, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Class of a compound file's root, if its directory lies within the head. */
function classOf(head: Buffer): string {
  if (head.length < 512) return '';
  const sector = 1 << head.readUInt16LE(30);
  const root = (head.readUInt32LE(48) + 1) * sector;
  return root + 96 <= head.length ? head.toString('hex', root + 80, root + 96) : '';
}

/** UTF-8 or a code page of one byte, without control characters other than white space. */
function isText(head: Buffer): boolean {
  return head.length > 0 && !head.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13);
}
