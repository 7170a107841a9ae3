// Reads the text of a package. What is not exactly a package is refused in words: nothing of it is counted.
import { repeatsFields } from './canonical.ts';
import { PROOF_FORMAT, type ProofPackage } from './proof-types.ts';

/** A day of a thousand performances under nine judges takes about a tenth of it. */
export const MOST_PROOF_BYTES = 32_000_000;

type Check = (value: unknown, at: string) => void;

export class NotAPackage extends Error {}

/** Throws NotAPackage, in Russian. */
export function readPackage(text: string): ProofPackage {
  if (text.length > MOST_PROOF_BYTES) throw new NotAPackage('Файл слишком велик: пакеты протоколов бывают до 32 МБ.');
  const parsed = parsedOf(text);
  if (typeof parsed !== 'object' || parsed === null || (parsed as { format?: unknown }).format !== PROOF_FORMAT)
    throw new NotAPackage('Это не пакет протокола, или он сделан для более новой проверки.');
  refuseRepeats(text, parsed);
  packageShape(parsed, 'пакет');
  return parsed as ProofPackage;
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    throw new NotAPackage('Это не пакет протокола: файл не читается как JSON.');
  }
}

function refuseRepeats(whole: string, parsed: unknown): void {
  try {
    if (repeatsFields(whole, parsed)) throw new NotAPackage('В файле одно и то же поле названо дважды.');
  } catch (error) {
    if (error instanceof RangeError) throw new NotAPackage('Это не пакет протокола: записи вложены слишком глубоко.');
    throw error;
  }
}

function refuse(at: string, what: string): never {
  throw new NotAPackage(`Пакет испорчен: «${at}» — ${what}.`);
}

const text: Check = (value, at) => {
  if (typeof value !== 'string' || !value.isWellFormed()) refuse(at, 'не текст');
};
const flag: Check = (value, at) => {
  if (typeof value !== 'boolean') refuse(at, 'не «да» и не «нет»');
};
const whole: Check = (value, at) => {
  if (!Number.isSafeInteger(value)) refuse(at, 'не целое число');
};
/** Its contents are compared with the recount, field by field. */
const anything: Check = (value, at) => {
  if (typeof value !== 'object' || value === null) refuse(at, 'не запись');
};
const hex = (figures: number): Check => {
  const pattern = new RegExp(`^[0-9a-f]{${figures}}$`);
  return (value, at) => {
    if (typeof value !== 'string' || !pattern.test(value)) refuse(at, 'не отпечаток');
  };
};
const orNull =
  (check: Check): Check =>
  (value, at) => {
    if (value !== null) check(value, at);
  };
const list =
  (check: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return refuse(at, 'не список');
    value.forEach((one, i) => check(one, `${at}, ${i + 1}`));
  };
/** No field too many and none too few; those of `may` can be left out. */
const record =
  (fields: Record<string, Check>, may: Record<string, Check> = {}): Check =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(at, 'не запись');
    const own = value as Record<string, unknown>;
    for (const field of Object.keys(own))
      if (!Object.hasOwn(fields, field) && !Object.hasOwn(may, field))
        refuse(at, `лишнее поле «${field.slice(0, 40)}»`);
    for (const [field, check] of Object.entries(fields)) {
      if (!Object.hasOwn(own, field)) refuse(at, `нет поля «${field}»`);
      check(own[field], `${at}.${field}`);
    }
    for (const [field, check] of Object.entries(may))
      if (Object.hasOwn(own, field)) check(own[field], `${at}.${field}`);
  };

const mark = record({ judge: text, criterion: text, value: orNull(whole) });
const adjustment = record({ kind: text, amount: whole, reason: text }, { criterion: orNull(text) });
const performance = record(
  { performance: text, marks: list(mark) },
  { number: text, abstentions: list(text), adjustments: list(adjustment) },
);
const group = record({
  nomination: text,
  values: list(text),
  scheme: anything,
  judges: list(record({ judge: text, isChair: flag })),
  performances: list(performance),
  chairDecisions: list(record({ performances: list(text), reason: text })),
  titles: list(anything),
  manualTitles: list(record({ performance: text, rule: text })),
  results: list(anything),
});
const packageShape = record({
  format: text,
  body: record({
    event: text,
    program: text,
    names: list(record({ key: text, digest: hex(64) })),
    own: list(text),
    waiting: whole,
    groups: list(group),
  }),
  seal: record({
    format: text,
    program: text,
    number: whole,
    version: whole,
    sealedAt: text,
    replaces: orNull(hex(64)),
    body: hex(64),
    marks: list(hex(12)),
    key: hex(64),
  }),
  signature: text,
  publicKey: text,
  names: list(record({ key: text, text }, { salt: text })),
});
