// A sealed protocol on the disk: what is wrong with it, in words.

import { readFile, stat } from 'node:fs/promises';
import {
  checkPackage,
  faultText,
  MOST_PROOF_BYTES,
  NotAPackage,
  readPackage,
  subtleProof,
  type Known,
} from '@rampa/judging/domain';

export interface Verdict {
  lines: string[];
  isSound: boolean;
}

const TOO_LARGE = 'Файл слишком велик: пакеты протоколов бывают до 32 МБ.';

export async function verifyFile(path: string, known: Known): Promise<Verdict> {
  const refused = (words: string): Verdict => ({ lines: [`✗ ${words}`], isSound: false });
  try {
    // Before it is read, because it may be anything.
    if ((await stat(path)).size > MOST_PROOF_BYTES) return refused(TOO_LARGE);
    return await verifyText(await readFile(path, 'utf8'), known);
  } catch (error) {
    if (error instanceof NotAPackage) return refused(error.message);
    if ((error as NodeJS.ErrnoException).code) return refused(`Файл не читается: ${path}`);
    throw error;
  }
}

async function verifyText(text: string, known: Known): Promise<Verdict> {
  const given = readPackage(text);
  const report = await checkPackage(given, subtleProof(globalThis.crypto.subtle), known);
  const { body, seal } = given;
  const lines = [
    `${body.event}. ${body.program}: печать ${seal.number}, версия протокола ${seal.version}, ${seal.sealedAt}`,
    `Отпечаток: ${report.digest}`,
    `Ключ: ${seal.key}`,
    ...report.faults.map((fault) => `✗ ${faultText(given, fault)}`),
  ];
  if (report.faults.length > 0) return { lines, isSound: false };
  if (report.isKeyKnown === null) {
    lines.push('Чей это ключ, здесь неизвестно: сверьте его с протоколом на бумаге или дайте --key.');
  }
  lines.push(`✓ Подпись верна, оценок ${report.marks}, результатов ${report.results}: все пересчитаны и сошлись.`);
  return { lines, isSound: true };
}
