// The page of «Отписаться»: one button, and the way back.

import type { NotificationKind } from '@rampa/kernel';
import { plainPage } from '@rampa/platform/server';

interface Words {
  lead: string;
  ask: string;
  /** Behind «больше не придут». */
  gone: string;
  still: string;
  back: string;
}

const OF_ORGANIZERS: Words = {
  lead: 'Письма организаторов фестивалей и конкурсов',
  ask: 'Отписаться от писем организаторов?',
  gone: 'рассылки, приглашения и новости мероприятий',
  still: 'Коды для входа, письма о вашем кабинете и решения по вашим заявкам будут приходить как прежде.',
  back: 'Вы снова будете получать письма организаторов.',
};

const ABOUT_APPLICATIONS: Words = {
  lead: 'Письма о новых и отозванных заявках',
  ask: 'Отписаться от писем о заявках?',
  gone: 'письма о новых и отозванных заявках',
  still: 'Сами заявки видны в таблице мероприятия, а письма о вашем кабинете будут приходить как прежде.',
  back: 'Вы снова будете получать письма о заявках.',
};

/** `path`: of the link itself. `isChanged`: by the press that this page answers. */
export function refusalPage(path: string, kind: NotificationKind, isRefused: boolean, isChanged: boolean): string {
  const { lead, ask, gone, still, back } = kind === 'applicationNews' ? ABOUT_APPLICATIONS : OF_ORGANIZERS;
  if (!isRefused)
    return plainPage(
      isChanged ? 'Письма снова приходят' : ask,
      lead,
      `${isChanged ? `<p class="said" role="status">${back}</p>` : ''}
<p>Больше не придут ${gone}. ${still}</p>${button(path, 'Отписаться')}`,
    );
  return plainPage(
    'Вы отписались',
    lead,
    `<p class="said" role="status">${gone[0]!.toUpperCase()}${gone.slice(1)} больше не придут.</p>
<p>${still}</p><p>Нажали случайно? Верните письма сейчас или позже, по этой же ссылке.</p>${button(`${path}/undo`, 'Вернуть письма')}`,
  );
}

export function deadLinkPage(): string {
  return plainPage(
    'Ссылка не подходит',
    'Письма, которые можно выключить',
    `<p>Она скопирована не целиком или устарела. Откройте её из самого письма, а если у вас есть кабинет, письма выключаются в нём: «Мои данные», вкладка «Письма и списки».</p>`,
  );
}

export function refusalsTooOftenPage(words: string): string {
  return plainPage('Слишком часто', 'Письма, которые можно выключить', `<p role="alert">${words}</p>`);
}

const button = (action: string, label: string): string =>
  `<form method="post" action="${action}"><button>${label}</button></form>`;
