// The page of «Отписаться»: one button, and the way back.

import { plainPage } from '@rampa/platform/server';

const LEAD = 'Письма организаторов фестивалей и конкурсов';
const STILL = 'Коды для входа, письма о вашем кабинете и решения по вашим заявкам будут приходить как прежде.';

/** `path`: of the link itself. `isChanged`: by the press that this page answers. */
export function refusalPage(path: string, isRefused: boolean, isChanged: boolean): string {
  if (!isRefused)
    return plainPage(
      isChanged ? 'Письма снова приходят' : 'Отписаться от писем организаторов?',
      LEAD,
      `${isChanged ? '<p class="said" role="status">Вы снова будете получать письма организаторов.</p>' : ''}
<p>Больше не придут рассылки, приглашения и новости мероприятий. ${STILL}</p>${button(path, 'Отписаться')}`,
    );
  return plainPage(
    'Вы отписались',
    LEAD,
    `<p class="said" role="status">Рассылки, приглашения и новости мероприятий больше не придут.</p>
<p>${STILL}</p><p>Нажали случайно? Верните письма сейчас или позже, по этой же ссылке.</p>${button(`${path}/undo`, 'Вернуть письма')}`,
  );
}

export function deadLinkPage(): string {
  return plainPage(
    'Ссылка не подходит',
    LEAD,
    `<p>Она скопирована не целиком или устарела. Откройте её из самого письма, а если у вас есть кабинет, письма выключаются в нём: «Мои данные», вкладка «Письма и списки».</p>`,
  );
}

export function refusalsTooOftenPage(words: string): string {
  return plainPage('Слишком часто', LEAD, `<p role="alert">${words}</p>`);
}

const button = (action: string, label: string): string =>
  `<form method="post" action="${action}"><button>${label}</button></form>`;
