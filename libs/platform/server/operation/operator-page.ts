// The page of failed work, as html.

import { inQuotes } from '@rampa/kernel';
import { escaped } from '../http/html-text.ts';
import { PER_PAGE, type FailedJob, type FailedLetter, type Listed } from './failed-work.ts';
import { plainPage } from '../http/plain-page.ts';

const LEAD = 'Для того, кто ведёт портал: что не удалось сделать в фоне.';
const MOMENT = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
const TRIES = new Intl.PluralRules('ru');
const TRY_WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'попытка', few: 'попытки' };

export interface OperatorPage {
  jobs: Listed<FailedJob>;
  letters: Listed<FailedLetter>;
  jobsPage: number;
  lettersPage: number;
  /** What came of the last press. */
  said: 'again' | 'gone' | null;
}

const SAID = {
  again: 'Отправлено ещё раз. Если снова не получится, оно вернётся сюда.',
  gone: 'Повторять уже нечего: это сделано, отменено или устарело.',
};

export function operatorPage({ jobs, letters, jobsPage, lettersPage, said }: OperatorPage): string {
  return plainPage(
    'Что не удалось',
    LEAD,
    `${said ? `<p class="said" role="status">${SAID[said]}</p>` : ''}
<nav class="bar" aria-label="Действия"><a class="quiet" href="/operator">Обновить</a></nav>
<h2>Задания</h2>
${listed(jobs.rows.map(jobRow), 'Все задания последних двух недель выполнены.')}${pager('jobs', jobsPage, jobs.count)}
<h2>Письма</h2>
${listed(letters.rows.map(letterRow), 'Все письма последних двух недель отправлены.')}${pager('letters', lettersPage, letters.count)}`,
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

function jobRow({ guid, kind, title, failure, attempts, at }: FailedJob): string {
  return `<li><p>${escaped(title || kind)}</p><p class="why">${escaped(failure)}</p><p class="fact">${facts(attempts, at)}${title ? `, ${escaped(kind)}` : ''}</p>${button(`/operator/jobs/${guid}`, title || kind)}</li>`;
}

function letterRow({ guid, kind, host, reason, attempts, at, isRepeatable }: FailedLetter): string {
  const facted = `${facts(attempts, at)}${host ? `, на ${escaped(host)}` : ''}`;
  return `<li><p>${escaped(kind)}</p><p class="why">${escaped(reason)}</p><p class="fact">${facted}</p>${isRepeatable ? button(`/operator/letters/${guid}`, kind) : ''}</li>`;
}

function facts(attempts: number, at: Date): string {
  const word = TRY_WORDS[TRIES.select(attempts)] ?? 'попыток';
  return `<time datetime="${at.toISOString()}">${MOMENT.format(at)}</time>, ${attempts}\u00A0${word}`;
}

function button(address: string, what: string): string {
  return `<form method="post" action="${address}"><button aria-label="Повторить: ${escaped(inQuotes(what))}">Повторить</button></form>`;
}

function pager(name: string, page: number, count: number): string {
  const last = Math.ceil(count / PER_PAGE);
  if (last <= 1) return '';
  const to = (number: number, label: string) => `<a href="/operator?${name}=${number}">${label}</a>`;
  return `<nav class="pager" aria-label="Страницы">${page > 1 ? to(page - 1, 'Новее') : ''}<span>${page} из ${last}</span>${page < last ? to(page + 1, 'Старше') : ''}</nav>`;
}
