// «Шаблоны рассылок»: the organizer's letters, kind by kind.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { TemplateMessageGetByOrganizer } from '@rampa/contract';
import { counted, LETTER_KINDS } from '@rampa/kernel';
import { KIND_TITLES } from '@rampa/mailings/domain';
import { EmptyState } from '@rampa/platform/web/base';
import { List, ListFilter, ListTools, Page, PageHead, useAccess, useList, useRead } from '@rampa/platform/web/desk';
import { LetterRow } from '../parts/LetterRow.tsx';
import { LettersClosed } from '../parts/LettersClosed.tsx';
import { NewLetterLater } from '../parts/opened-forms.ts';

const SORTS = {
  kind: 'По виду письма',
  title: 'По названию, А–Я',
  '-title': 'По названию, Я–А',
  '-changedAt': 'Сначала изменённые',
};
const NOTE =
  'Ваши слова для писем участникам. Приглашает по почте и пишет о статусе заявки портал сам: выберите основным своё письмо, и уходить будет оно.';

export function LettersPage() {
  const { isKnown, isOwner } = useAccess();
  if (!isKnown) return null;
  return isOwner ? <Letters /> : <LettersClosed />;
}

function Letters() {
  const list = useList({ keep: 'letters', filters: { kind: [...LETTER_KINDS] }, sorts: SORTS, usualSize: 50 });
  const [isMaking, setMaking] = useState(false);
  const kind = LETTER_KINDS.find((one) => one === list.asked.filters.kind);
  const letters = useRead(
    TemplateMessageGetByOrganizer,
    { query: { ...list.page, ...list.found, ...list.sorted, ...(kind ? { kind } : {}) } },
    { keepPrevious: true },
  );
  const make = (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setMaking(true)}>
      Новый шаблон
    </Button>
  );
  return (
    <Page isPaper>
      <PageHead title="Шаблоны рассылок" note={NOTE} actions={make} />
      <ListTools list={list} search="Название или тема письма">
        <ListFilter
          list={list}
          name="kind"
          label="Какие показывать"
          all="Все виды"
          options={LETTER_KINDS.map((one) => ({ value: one, label: KIND_TITLES[one] }))}
        />
      </ListTools>
      <List
        label="Шаблоны рассылок"
        list={list}
        of={letters}
        height="4rem"
        idOf={({ guid }) => guid}
        nameOf={({ title }) => title}
        count={(total) => counted(total, 'шаблон', 'шаблона', 'шаблонов')}
        empty={<EmptyState action={make}>Своих писем пока нет: уходят письма портала.</EmptyState>}
        nothing="Такого шаблона нет. Попробуйте другое слово или покажите все виды."
        row={(letter) => <LetterRow letter={letter} />}
      />
      <NewLetterLater of={isMaking ? { onClose: () => setMaking(false) } : null} />
    </Page>
  );
}
