// What «Кому что видно» says of one program: one line for everybody to whom results can be shown.

import type { OpeningsView } from '@rampa/contract';
import { inQuotes, type Reveal, type SeeingOthers } from '@rampa/kernel';
import { REVEAL_WORDS } from './words.ts';

type Program = OpeningsView['programs'][number];
type Granted = Program['members']['granted'];
export type Said = Program['protocolSaid'];

export interface OpeningLine {
  key: string;
  whom: string;
  /** What it depends on, or what is shown. */
  words: string;
  isOpen: boolean;
  chip: string;
  said: Said;
  /** The line of a screen; it is changed by its rule. */
  screen?: { displayGuid: string; reveal: Reveal };
  /** Whether the presenter is allowed to read results aloud; it is changed here. */
  isAllowed?: boolean;
}

const PARTS: Record<keyof Granted, string> = {
  showTitles: 'звания',
  showPlaces: 'места',
  showTotals: 'итоговый балл',
  showCriteria: 'баллы по критериям',
  showJudges: 'кто сколько поставил',
  showComments: 'комментарии судей',
};

const SEEING: Record<SeeingOthers, string> = {
  none: 'Друг друга не видят',
  numbered: 'Без имён, когда протокол закрыт',
  named: 'По именам, когда протокол закрыт',
};

const NOT_PUBLISHED = 'Протокол ещё не опубликован';

export function openingLines(program: Program): OpeningLine[] {
  const { screens, presenter, judges, members, link, recount, papers, protocol } = program;
  const isPublished = protocol === 'Published';
  return [
    ...screens.map(({ displayGuid, title, reveal, shown, of }) => ({
      ...{ key: displayGuid, whom: `Экран ${inQuotes(title)}`, words: sentence(REVEAL_WORDS[reveal]), said: null },
      ...{ isOpen: shown > 0, chip: shown > 0 ? `открыто ${shown} из ${of}` : 'закрыто' },
      screen: { displayGuid, reveal },
    })),
    line('presenter', 'Ведущий: порядок награждения', presenter.isOpen, presenter.said, {
      words: presenter.isAllowed
        ? presenter.isOpen
          ? 'Читает места, звания и спецпризы'
          : 'Увидит, когда протокол закроют'
        : 'Результатов не видит',
      isAllowed: presenter.isAllowed,
    }),
    line('judges', 'Судьи: оценки друг друга', judges.isOpen, null, { words: SEEING[judges.seeing] }),
    line('members', 'Участники у себя', members.isOpen, members.said, {
      words: grantedWords(members.granted, isPublished),
    }),
    line('papers', 'Дипломы у участников', papers.isOpen, null, {
      words: isPublished ? 'Выписанные дипломы можно скачать' : NOT_PUBLISHED,
    }),
    line('link', 'Все, у кого есть ссылка', link.isOpen, link.said, { words: grantedWords(link.granted, isPublished) }),
    line('recount', 'Пакет для проверки, по ссылке', recount.isOpen, null, {
      words: recount.isOpen
        ? 'Каждый может пересчитать места'
        : isPublished
          ? 'Открывается вместе с местами, итогами, критериями и судьями по ссылке'
          : NOT_PUBLISHED,
    }),
  ];
}

function line(
  key: string,
  whom: string,
  isOpen: boolean,
  said: Said,
  rest: Pick<OpeningLine, 'words' | 'isAllowed'>,
): OpeningLine {
  return { key, whom, isOpen, said, chip: isOpen ? 'открыто' : 'закрыто', ...rest };
}

function grantedWords(granted: Granted, isPublished: boolean): string {
  const parts = (Object.keys(PARTS) as (keyof Granted)[]).filter((name) => granted[name]).map((name) => PARTS[name]);
  if (parts.length === 0) return 'Ничего не разрешено';
  return isPublished ? sentence(parts.join(', ')) : `Когда опубликуют протокол: ${parts.join(', ')}`;
}

function sentence(words: string): string {
  return words[0]!.toUpperCase() + words.slice(1);
}
