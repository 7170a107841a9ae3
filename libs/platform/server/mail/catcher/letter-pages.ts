// The pages of caught letters: plain html from the server, without scripts.

import { russianDates } from '@rampa/kernel';
import { plainPage } from '../../http/plain-page.ts';
import { escaped } from '../../http/html-text.ts';
import type { CaughtLetter } from './caught-letters.ts';

export const PER_PAGE = 50;
export type Shown = 'html' | 'text' | 'source';

interface Listed {
  letters: readonly CaughtLetter[];
  /** Count of all caught letters, whether the search found them or not. */
  isAny: boolean;
  words: string;
  /** Page number, from 1. */
  page: number;
}

const MOMENT = russianDates({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

export function listPage({ letters, isAny, words, page }: Listed): string {
  const last = Math.max(1, Math.ceil(letters.length / PER_PAGE));
  const shown = letters.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return framed(
    'Письма',
    `<div class="bar">
<form role="search" action="/letters"><label for="q">Найти</label><input id="q" type="search" name="q" value="${escaped(words)}" placeholder="адрес, тема или слово из письма" autocomplete="off"><button>Найти</button></form>
<nav aria-label="Действия"><a class="quiet" href="/letters">Обновить</a>${isAny ? '<a class="quiet" href="/letters/delete">Удалить все…</a>' : ''}</nav>
</div>
${shown.length > 0 ? `<ul class="letters">${shown.map(row).join('')}</ul>` : emptiness(isAny)}
${last > 1 ? pager(words, page, last) : ''}`,
  );
}

function row({ guid, at, to, subject, text }: CaughtLetter): string {
  const glimpse = text.replace(/\s+/g, ' ').slice(0, 160);
  return `<li><a href="/letters/${guid}"><span class="to">${escaped(to)}</span><span class="subject">${escaped(subject) || 'Без темы'}</span><span class="glimpse">${escaped(glimpse)}</span><time datetime="${at.toISOString()}">${MOMENT.format(at)}</time></a></li>`;
}

function emptiness(isAny: boolean): string {
  const said = isAny
    ? 'Ничего не нашлось. Измените запрос.'
    : 'Писем пока нет. Здесь появится всё, что портал отправит по почте.';
  return `<div class="empty"><div class="lamps" aria-hidden="true">${'<i></i>'.repeat(5)}</div><p>${said}</p></div>`;
}

function pager(words: string, page: number, last: number): string {
  const to = (number: number, label: string): string =>
    `<a href="/letters?${escaped(new URLSearchParams({ ...(words ? { q: words } : {}), page: String(number) }).toString())}">${label}</a>`;
  return `<nav class="pager" aria-label="Страницы">${page > 1 ? to(page - 1, 'Новее') : ''}<span>${page} из ${last}</span>${page < last ? to(page + 1, 'Старше') : ''}</nav>`;
}

export function letterPage(letter: CaughtLetter, shown: Shown, source: string): string {
  const { guid, at, from, to, subject, text } = letter;
  const tab = (which: Shown, label: string): string =>
    `<a href="/letters/${guid}?show=${which}"${which === shown ? ' aria-current="page"' : ''}>${label}</a>`;
  // The frame runs no scripts; its links open in a new tab.
  const content = {
    html: () =>
      `<iframe title="Письмо" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/letters/${guid}/html"></iframe>`,
    text: () => `<pre class="text">${escaped(text)}</pre>`,
    source: () => `<pre>${escaped(source)}</pre>`,
  }[shown]();
  return framed(
    subject || 'Без темы',
    `<p class="back"><a href="/letters">Все письма</a></p>
<dl><div><dt>Кому</dt><dd>${escaped(to)}</dd></div><div><dt>От кого</dt><dd>${escaped(from)}</dd></div><div><dt>Когда</dt><dd><time datetime="${at.toISOString()}">${MOMENT.format(at)}</time></dd></div></dl>
<nav class="tabs" aria-label="Вид письма">${tab('html', 'Письмо')}${tab('text', 'Текст')}${tab('source', 'Источник')}</nav>
${content}`,
  );
}

export function deletePage(count: number): string {
  return framed(
    'Удалить все письма?',
    `<p>Пойманных писем: ${count}. Они пропадут вместе со ссылками и кодами; вернуть их будет нельзя.</p>
<form class="ask" method="post" action="/letters/delete"><button class="danger">Удалить</button><a class="quiet" href="/letters">Оставить</a></form>`,
  );
}

export function refusedPage(port: number): string {
  return framed(
    'Письма здесь не открыть',
    `<p>В письмах ссылки и коды, поэтому читать их можно только на самом компьютере, где запущена Рампа: <a href="http://localhost:${port}/letters">http://localhost:${port}/letters</a>.</p>`,
  );
}

function framed(title: string, content: string): string {
  return plainPage(title, 'Пробная почта: письма не уходят в мир, а остаются на этом компьютере.', content);
}
