// The page of a parent's link: the texts, an answer to each, and what stands. Plain html, so that it opens on any phone.

import type { ChildConsentText } from '@rampa/applications/domain';
import { CONSENT_KINDS, type ConsentKind, russianDates } from '@rampa/kernel';
import { escaped, plainPage } from '@rampa/platform/server';
import type { ParentPage } from './parent-answers.ts';

const LEAD = 'Согласия родителя';

/** What was sent and could not be taken, so that nothing is typed twice. */
export interface Tried {
  representative: string;
  answers: Partial<Record<ConsentKind, 'yes' | 'no'>>;
  faults: string[];
}

const STYLE = `<style>
main{max-width:720px}
section{padding:4px 20px 16px;margin:0 0 20px;background:#fff;border:1px solid #e2dbe0;border-radius:10px}
section h2{font-size:1.125rem}section small{color:#6d6073}
fieldset{display:grid;gap:4px;margin:16px 0 0;padding:0;border:0}legend{padding:0;font-weight:600}
label.tick{display:flex;gap:12px;align-items:center;min-height:44px}
.tick input{flex:none;width:22px;height:22px;margin:0;accent-color:#8e1441}
label.name{display:grid;gap:4px;margin:0 0 8px;font-weight:600}label.name input{width:100%;font-weight:400}
.fault{padding:12px 20px;background:#fff;border:1px solid #e2dbe0;border-left:6px solid #a8340a;border-radius:6px}
.fault p,.child{margin:0 0 8px;overflow-wrap:anywhere}
</style>`;

const DAY = russianDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayText = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`)).replace(/\s*г\.$/, '');

const STANDS: Record<ConsentKind, string> = { processing: 'обработка данных', publishing: 'показ имени' };

export function parentPage(path: string, shown: ParentPage, tried: Tried | null, isSaid: boolean): string {
  const { link, texts, read, given, representative } = shown;
  const answerOf = (kind: ConsentKind): 'yes' | 'no' | undefined => {
    if (tried) return tried.answers[kind];
    if (given.includes(kind)) return 'yes';
    return link.isAnswered ? 'no' : undefined;
  };
  const born = link.birthDate === null ? '' : `, дата рождения: ${dayText(link.birthDate)}`;
  return plainPage(
    isSaid ? 'Ответ записан' : 'Согласие родителя',
    LEAD,
    `${STYLE}${tried ? faultsOf(tried.faults) : ''}${link.isAnswered ? standing(given, isSaid) : ''}
<p class="child">Ребёнок: <b>${escaped(link.name)}</b>${born}.</p>
<p>Прочитайте оба текста и ответьте на каждый: согласия отдельные, одно не зависит от другого. Передумать можно в любой день по этой же ссылке, поэтому никому её не пересылайте.</p>
<form method="post" action="${path}"><input type="hidden" name="read" value="${read}">
${texts.map((text) => section(text, answerOf(text.kind))).join('\n')}
<label class="name">Ваши фамилия, имя, отчество<input name="representative" autocomplete="name" maxlength="200" required value="${escaped(tried ? tried.representative : representative)}"></label>
<label class="tick"><input type="checkbox" name="parent" value="yes" required${link.isAnswered || tried ? ' checked' : ''}>Я родитель или законный представитель этого ребёнка</label>
<p><button>${link.isAnswered ? 'Изменить ответ' : 'Отправить ответ'}</button></p></form>`,
  );
}

function section({ kind, title, version, paragraphs }: ChildConsentText, answer: 'yes' | 'no' | undefined): string {
  const choice = (value: 'yes' | 'no', words: string) =>
    `<label class="tick"><input type="radio" name="${kind}" value="${value}" required${answer === value ? ' checked' : ''}>${words}</label>`;
  return `<section><h2>${escaped(title)}</h2>${paragraphs.map((one) => `<p>${escaped(one)}</p>`).join('')}
<small>Редакция от ${dayText(version)}</small>
<fieldset><legend>Ваш ответ: ${STANDS[kind]}</legend>${choice('yes', 'Согласен (согласна)')}${choice('no', 'Не согласен (не согласна)')}</fieldset></section>`;
}

function standing(given: readonly ConsentKind[], isSaid: boolean): string {
  const words = CONSENT_KINDS.map(
    (kind) => `${STANDS[kind]} — ${given.includes(kind) ? 'согласие есть' : 'согласия нет'}`,
  );
  return `<p class="said"${isSaid ? ' role="status"' : ''}>Сейчас: ${words.join('; ')}.</p>`;
}

function faultsOf(faults: readonly string[]): string {
  return `<div class="fault" role="alert">${faults.map((one) => `<p>${escaped(one)}</p>`).join('')}</div>`;
}

export function deadParentPage(): string {
  return plainPage(
    'Ссылка не подходит',
    LEAD,
    '<p>Она скопирована не целиком, устарела или её закрыли. Попросите новую у того, кто подаёт заявку. Отозвать согласие можно и письмом организатору.</p>',
  );
}

export function parentsTooOftenPage(words: string): string {
  return plainPage('Слишком часто', LEAD, `<p role="alert">${escaped(words)}</p>`);
}
