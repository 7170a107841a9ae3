import { escaped, plainPage } from '@rampa/platform/server';
import type { ProvenPaper } from './proofs.ts';

const LEAD = 'Проверка бумаги по коду';

export function proofPage({ title, number, event, shown, isWithdrawn }: ProvenPaper): string {
  const said = isWithdrawn
    ? '<p class="said" role="status">Эта бумага отозвана и больше не действует.</p>'
    : '<p class="said" role="status">Такая бумага выпущена и действует.</p>';
  const line = (word: string, value: string) => `<p>${word}: <strong>${escaped(value)}</strong></p>`;
  return plainPage(
    isWithdrawn ? 'Бумага отозвана' : 'Бумага действует',
    LEAD,
    `${said}${line('Бумага', title)}${line('Серия и номер', number)}${line('Мероприятие', event)}${line('Кому', shown)}
<p>Сверьте всё это с тем, что напечатано: другой номер или другое имя значат, что код взят с чужой бумаги.</p>`,
  );
}

export function noProofPage(): string {
  return plainPage(
    'Такой бумаги нет',
    LEAD,
    '<p>Код прочитан не целиком, или бумагу выпустили не здесь. Наведите камеру ещё раз, на весь квадрат.</p>',
  );
}

export function proofsTooOftenPage(words: string): string {
  return plainPage('Слишком часто', LEAD, `<p role="alert">${escaped(words)}</p>`);
}
