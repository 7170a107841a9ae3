// The page that checks a sealed protocol without a network: one file, opened from a disk.

import {
  checkPackage,
  faultText,
  MOST_PROOF_BYTES,
  NotAPackage,
  readPackage,
  subtleProof,
  type ProofPackage,
  type ProofReport,
} from '@rampa/judging/domain';
import { el } from './element.ts';
import { withEd25519 } from './ed25519.ts';
import { groupTables } from './tables.ts';

const file = document.querySelector<HTMLInputElement>('#file')!;
const digest = document.querySelector<HTMLInputElement>('#digest')!;
const verdict = document.querySelector('#verdict')!;
const groups = document.querySelector('#groups')!;
/** Of two files chosen one after another only the later one is told about. */
let turn = 0;

file.addEventListener('change', () => void check());
digest.addEventListener('change', () => void check());
document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());

async function check(): Promise<void> {
  const [given] = file.files ?? [];
  if (!given) return;
  const own = ++turn;
  groups.replaceChildren();
  verdict.replaceChildren(el('div', { className: 'busy' }, 'Проверяем подпись и пересчитываем места…'));
  // Lets the words above be drawn before the count takes the thread.
  await new Promise((resolve) => setTimeout(resolve));
  const [shown, tables] = await checked(given);
  if (own !== turn) return;
  verdict.replaceChildren(shown);
  groups.replaceChildren(...tables);
}

async function checked(given: File): Promise<[HTMLElement, HTMLElement[]]> {
  try {
    if (given.size > MOST_PROOF_BYTES)
      return [wrong('Это не пакет', ['Файл слишком велик: пакеты протоколов бывают до 32 МБ.']), []];
    const read = readPackage(await given.text());
    const { subtle } = globalThis.crypto;
    const wanted = digest.value.replaceAll(/\s/g, '').toLowerCase();
    const crypto = await withEd25519(subtleProof(subtle), subtle);
    const report = await checkPackage(read, crypto, wanted === '' ? {} : { digest: wanted });
    return [told(read, report, wanted !== ''), groupTables(read, report)];
  } catch (error) {
    if (error instanceof NotAPackage) return [wrong('Это не пакет', [error.message]), []];
    return [wrong('Проверить не удалось', ['Файл не читается или слишком сложен.']), []];
  }
}

function told(read: ProofPackage, report: ProofReport, isCompared: boolean): HTMLElement {
  const words = report.faults.map((fault) => faultText(read, fault));
  if (words.length > 0) return wrong('Пакет изменён: верить ему нельзя', words, facts(read, report));
  const whose = isCompared
    ? 'Отпечаток совпал с тем, что вы ввели.'
    : 'Чей это ключ, страница не знает: сравните отпечаток печати с бумагой или со страницей протокола.';
  return el(
    'div',
    { className: 'sound' },
    el('h2', {}, 'Подпись верна, все места пересчитаны и сошлись'),
    el('p', {}, `Оценок: ${report.marks}, результатов: ${report.results}. ${whose}`),
    ...facts(read, report),
  );
}

function wrong(title: string, words: readonly string[], more: readonly HTMLElement[] = []): HTMLElement {
  const list = el('ul', {}, ...words.map((one) => el('li', {}, one)));
  return el('div', { className: 'wrong' }, el('h2', {}, title), list, ...more);
}

function facts({ body, seal }: ProofPackage, report: ProofReport): HTMLElement[] {
  const when = new Date(seal.sealedAt);
  const day = Number.isNaN(when.getTime()) ? seal.sealedAt : when.toLocaleString('ru-RU');
  return [
    el('p', { className: 'facts' }, `${body.event}. ${body.program}. Печать №\u00A0${seal.number}, ${day}`),
    el('p', { className: 'facts' }, 'Отпечаток печати: ', el('code', {}, report.digest)),
    el('p', { className: 'facts' }, 'Отпечаток ключа: ', el('code', {}, seal.key)),
  ];
}
