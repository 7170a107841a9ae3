// The page of failed work, as html.

import { inQuotes, russianDates } from '@rampa/kernel';
import { escaped } from '../http/html-text.ts';
import { PER_PAGE, type FailedJob, type FailedLetter, type Listed } from './failed-work.ts';
import { plainPage } from '../http/plain-page.ts';

const LEAD = 'Для того, кто ведёт портал: что не удалось сделать в фоне.';
const MOMENT = russianDates({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
const TRIES = new Intl.PluralRules('ru');
const TRY_WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'попытка', few: 'попытки' };

/** The search and the pages, as the address names them. */
export interface OperatorAsked {
  search: string;
  jobs: number;
  letters: number;
}

export interface OperatorPage {
  asked: OperatorAsked;
  jobs: Listed<FailedJob>;
  letters: Listed<FailedLetter>;
  /** Result of the last press. */
  said: 'again' | 'gone' | null;
}

/** Default values are left out of the address. */
export function operatorAddress(path: string, asked: OperatorAsked, more: Record<string, string> = {}): string {
  const { search, jobs, letters } = asked;
  const words = { search, jobs: jobs > 1 ? String(jobs) : '', letters: letters > 1 ? String(letters) : '', ...more };
  const query = new URLSearchParams(Object.entries(words).filter(([, word]) => word !== '')).toString();
  return query === '' ? path : `${path}?${query}`;
}

const SAID = {
  again: 'Отправлено ещё раз. Если снова не получится, оно вернётся сюда.',
  gone: 'Повторять уже нечего: это сделано, отменено или устарело.',
};

export function operatorPage({ asked, jobs, letters, said }: OperatorPage): string {
  // The page that is shown: an emptied one has led to the one before it.
  const shown = { ...asked, jobs: jobs.page, letters: letters.page };
  const isNarrowed = asked.search !== '';
  return plainPage(
    'Что не удалось',
    LEAD,
    `${said ? `<p class="said" role="status">${SAID[said]}</p>` : ''}
<div class="bar"><form method="get" action="/operator" role="search"><label for="search">Найти среди неудач</label><input id="search" name="search" type="search" maxlength="200" placeholder="Название, вид, причина" value="${escaped(asked.search)}"><button>Найти</button></form>
<nav aria-label="Действия">${isNarrowed ? '<a class="quiet" href="/operator">Показать все</a>' : ''}<a class="quiet" href="${escaped(operatorAddress('/operator', shown))}">Обновить</a></nav></div>
<h2>Задания</h2>
${listed(
  jobs.rows.map((job) => jobRow(job, shown)),
  isNarrowed ? 'Среди заданий такого нет.' : 'Все задания последних двух недель выполнены.',
)}${pager('jobs', shown, jobs)}
<h2>Письма</h2>
${listed(
  letters.rows.map((letter) => letterRow(letter, shown)),
  isNarrowed ? 'Среди писем такого нет.' : 'Все письма последних двух недель отправлены.',
)}${pager('letters', shown, letters)}`,
  );
}

export function operatorRefusedPage(): string {
  return plainPage(
    'Эта страница закрыта',
    LEAD,
    `<p>Она открывается на самом компьютере, где запущена Рампа, а с других мест — с паролем из настройки <code>RAMPA_OPERATOR_TOKEN</code>.</p>`,
  );
}

function listed(rows: readonly string[], emptiness: string): string {
  return rows.length > 0 ? `<ul class="work">${rows.join('')}</ul>` : `<p>${emptiness}</p>`;
}

function jobRow({ guid, kind, title, failure, attempts, at }: FailedJob, shown: OperatorAsked): string {
  const again = operatorAddress(`/operator/jobs/${guid}`, shown);
  return `<li><p>${escaped(title || kind)}</p><p class="why">${escaped(failure)}</p><p class="fact">${facts(attempts, at)}${title ? `, ${escaped(kind)}` : ''}</p>${button(again, title || kind)}</li>`;
}

function letterRow(letter: FailedLetter, shown: OperatorAsked): string {
  const { guid, kind, host, reason, attempts, at, isRepeatable } = letter;
  const again = operatorAddress(`/operator/letters/${guid}`, shown);
  const facted = `${facts(attempts, at)}${host ? `, на ${escaped(host)}` : ''}`;
  return `<li><p>${escaped(kind)}</p><p class="why">${escaped(reason)}</p><p class="fact">${facted}</p>${isRepeatable ? button(again, kind) : ''}</li>`;
}

function facts(attempts: number, at: Date): string {
  const word = TRY_WORDS[TRIES.select(attempts)] ?? 'попыток';
  return `<time datetime="${at.toISOString()}">${MOMENT.format(at)}</time>, ${attempts}\u00A0${word}`;
}

function button(address: string, what: string): string {
  return `<form method="post" action="${escaped(address)}"><button aria-label="Повторить: ${escaped(inQuotes(what))}">Повторить</button></form>`;
}

function pager(name: 'jobs' | 'letters', shown: OperatorAsked, { page, count }: Listed<unknown>): string {
  const last = Math.ceil(count / PER_PAGE);
  if (last <= 1) return '';
  const to = (number: number, label: string) =>
    `<a href="${escaped(operatorAddress('/operator', { ...shown, [name]: number }))}">${label}</a>`;
  return `<nav class="pager" aria-label="Страницы: ${name === 'jobs' ? 'задания' : 'письма'}">${page > 1 ? to(page - 1, 'Новее') : ''}<span>${page} из ${last}</span>${page < last ? to(page + 1, 'Старше') : ''}</nav>`;
}
