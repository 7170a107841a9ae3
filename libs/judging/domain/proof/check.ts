// Checks a package before anybody's eyes: the key, the signature, the digests, and every place counted again.
import { canonical } from './canonical.ts';
import { formatThousandths } from '../format.ts';
import type { ProofFault } from './proof-fault.ts';
import { MARK_FIGURES, markText, marksOf, nameText, type PlacedMark } from './proof-text.ts';
import type { ProofCrypto, ProofPackage } from './proof-types.ts';
import { differencesOf } from './recounting.ts';

export interface ProofReport {
  /** SHA-256 of the seal: the one that stands on paper. */
  readonly digest: string;
  readonly faults: readonly ProofFault[];
  /** True where the key is one that the reader knows; null where he named none. */
  readonly isKeyKnown: boolean | null;
  readonly marks: number;
  readonly results: number;
}

export interface Known {
  /** Fingerprints of the installation's keys, former ones too. */
  readonly keys?: readonly string[];
  /** The digest that stands on paper. */
  readonly digest?: string;
}

/** All that is wrong, in words; an empty list of faults says that signature, digests and every place agree. */
export async function checkPackage(given: ProofPackage, crypto: ProofCrypto, known: Known = {}): Promise<ProofReport> {
  const { body, seal } = given;
  const digest = await crypto.sha256(canonical(seal));
  const marks = marksOf(body);
  const faults: ProofFault[] = [];
  const isKeyKnown = await checkKey(given, crypto, known, faults);
  if (seal.format !== given.format) faults.push({ kind: 'format', words: 'Печать сделана для другого вида пакетов.' });
  if (!(await crypto.verify(given.publicKey, given.signature, canonical(seal)).catch(() => false)))
    faults.push({ kind: 'signature', words: 'Подпись не подходит: печать изменили или подписали не этим ключом.' });
  if (known.digest !== undefined && known.digest !== digest)
    faults.push({ kind: 'digest', words: 'Отпечаток не тот, что на бумаге: это другой пакет или другая его версия.' });
  const altered = await alteredMarks(given, marks, crypto);
  if (altered.length === 0 && marks.length < seal.marks.length)
    faults.push({ kind: 'digest', words: `Оценок ${marks.length}, а запечатано ${seal.marks.length}: часть убрали.` });
  if ((await crypto.sha256(canonical(body))) !== seal.body)
    faults.push({ kind: 'digest', words: 'Содержание изменили после того, как протокол запечатали.' });
  faults.push(...altered, ...differencesOf(body));
  await checkNames(given, crypto, faults);
  const results = body.groups.reduce((sum, group) => sum + group.results.length, 0);
  return { digest, faults, isKeyKnown, marks: marks.length, results };
}

async function checkKey(
  { publicKey, seal }: ProofPackage,
  crypto: ProofCrypto,
  known: Known,
  faults: ProofFault[],
): Promise<boolean | null> {
  const fingerprint = await crypto.fingerprint(publicKey);
  if (fingerprint !== seal.key) faults.push({ kind: 'key', words: 'Ключ подменили: печать называет другой.' });
  if (!known.keys) return null;
  const isKnown = known.keys.includes(fingerprint);
  if (!isKnown) faults.push({ kind: 'key', words: 'Подписано чужим ключом: у этого портала такого нет и не было.' });
  return isKnown;
}

async function alteredMarks({ seal }: ProofPackage, marks: readonly PlacedMark[], crypto: ProofCrypto) {
  const found: Extract<ProofFault, { kind: 'mark' }>[] = [];
  const digests = await Promise.all(marks.map((mark) => crypto.sha256(markText(mark))));
  const sealed = new Set(seal.marks);
  for (const [i, mark] of marks.entries()) {
    // Marks added or left out move the rest, so a mark is looked for in the whole seal.
    if (sealed.has(digests[i]!.slice(0, MARK_FIGURES))) continue;
    const { value, ...place } = mark;
    const words = `Оценка ${value === null ? 'без значения' : formatThousandths(value, 3)} не та, что была запечатана.`;
    found.push({ kind: 'mark', mark: place, words });
  }
  return found;
}

async function checkNames({ body, names }: ProofPackage, crypto: ProofCrypto, faults: ProofFault[]): Promise<void> {
  const sealed = new Map(body.names.map(({ key, digest }) => [key, digest]));
  for (const { key, text, salt } of names) {
    if (salt === undefined) continue;
    if ((await crypto.sha256(nameText({ key, text, salt }))) === sealed.get(key)) continue;
    faults.push({ kind: 'name', key, words: 'Имя не то, что было запечатано.' });
  }
}
