// The form of one item: a performance with all its fields, or a service item.

import { Autocomplete, SimpleGrid } from '@mantine/core';
import { useMemo } from 'react';
import {
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemUpdate,
  GroupFieldGetByCompetition,
  type ProgramItemView,
  type ProgramView,
} from '@rampa/contract';
import { ITEM_KINDS, numberSign } from '@rampa/kernel';
import {
  ChoiceLine,
  DrawerForm,
  Held,
  NumberLine,
  tell,
  TextArea,
  TextLine,
  useCallForm,
  useRead,
} from '@rampa/platform/web/desk';
import { useNominations } from '../api/nominations.ts';
import { behindLatecomers } from '@rampa/program/domain';
import { itemName, KIND_WORDS } from '../order/words.ts';
import { knownValues } from '../paste/known-values.ts';
import { bodyOf, faultsOf, joinedOf, valuesOf } from './item-values.ts';
import { DurationLine } from './DurationLine.tsx';
import { GroupValueSelect } from './GroupValueSelect.tsx';
import { ItemNumber } from './ItemNumber.tsx';
import { ParticipantSelect } from './ParticipantSelect.tsx';
import { NameCase } from './NameCase.tsx';
import { PerformerKindSelect } from './PerformerKindSelect.tsx';
import { SpokenText } from './SpokenText.tsx';

interface ItemFormProps {
  program: ProgramView;
  /** Null: a new item. */
  item: ProgramItemView | null;
  /** The item that the new one stands after; null: at the end. */
  after: ProgramItemView | null;
  onClose(): void;
}

function titleOf(item: ProgramItemView | null, after: ProgramItemView | null): string {
  if (!item) return after ? `Вставить после: ${itemName(after)}` : 'Новый пункт';
  return item.number === '' ? KIND_WORDS[item.kind] : `${KIND_WORDS[item.kind]} ${numberSign(item.number)}`;
}

/** Whom a performance really stands after: latecomers of one number keep the order in which they came. */
function behind(items: readonly ProgramItemView[], after: ProgramItemView): ProgramItemView {
  const at = items.findIndex(({ guid }) => guid === after.guid);
  return items[behindLatecomers(items, at)] ?? after;
}

export function ItemForm({ program, item, after, onClose }: ItemFormProps) {
  const nominations = useNominations(program.competitionGuid);
  const groupFields = useRead(GroupFieldGetByCompetition, { query: { competitionGuid: program.competitionGuid } });
  const known = useMemo(() => knownValues(program), [program]);
  const form = useCallForm(item ? CompetitionProgramItemUpdate : CompetitionProgramItemCreateRange, {
    values: valuesOf(item, joinedOf(program.items, after)),
    asked: { query: { competitionProgramGuid: program.guid } },
    inside: item ? '' : 'items.0',
    body: ({ participantUserGuid, ...values }) => {
      const body = bodyOf(values, known);
      return item
        ? { competitionProgramItemGuid: item.guid, participantUserGuid, ...body }
        : { items: [body], afterItemGuid: after?.guid ?? null };
    },
    faults: faultsOf,
    draft: { name: item ? `item ${item.guid}` : `new item ${program.guid}` },
    onSaved() {
      if (!item) tell(neighbour ? `Вставлено после: ${itemName(neighbour)}` : 'Добавлено в конец программы');
      onClose();
    },
  });
  const kind = form.useValue('kind');
  const block = form.useValue('block');
  const isPerformance = kind === 'performance';
  const neighbour = after && isPerformance ? behind(program.items, after) : after;
  const blocks = [...new Set(program.items.map(({ block }) => block))].filter((block) => block !== '');

  return (
    <DrawerForm
      form={form}
      title={titleOf(item, neighbour)}
      submit={item ? 'Сохранить' : 'Добавить'}
      size={560}
      onClose={onClose}
    >
      {item ? null : (
        <ChoiceLine
          at={form.at('kind')}
          label="Что это"
          data={ITEM_KINDS.map((one) => ({ value: one, label: KIND_WORDS[one] }))}
        />
      )}
      {isPerformance ? (
        <>
          <TextLine at={form.at('performer')} label="Исполнитель" data-autofocus />
          <NameCase at={form.at('performer')} onTake={(performer) => form.put({ performer })} />
          <PerformerKindSelect
            performer={form.at('performer')}
            peopleCount={form.at('peopleCount')}
            kind={form.at('performerKind')}
          />
          <TextLine at={form.at('collective')} label="Коллектив, необязательно" />
          <TextLine at={form.at('pieceTitle')} label="Произведение" description="Кавычки поставим сами." />
          <TextLine at={form.at('authors')} label="Авторы, необязательно" />
          <ChoiceLine
            at={form.at('nominationGuid')}
            label="Номинация"
            placeholder="Без номинации"
            clearable
            searchable
            data={(nominations.data ?? []).map((one) => ({ value: one.guid, label: one.title }))}
          />
          {(groupFields.data ?? []).map((field) => (
            <GroupValueSelect
              key={field.guid}
              field={field}
              known={known[field.guid] ?? []}
              at={form.at(`groupValues.${field.guid}`)}
            />
          ))}
        </>
      ) : (
        <TextLine at={form.at('title')} label="Название" placeholder={KIND_WORDS[kind]} data-autofocus />
      )}
      <SimpleGrid cols={2} spacing="md">
        {isPerformance ? (
          <ItemNumber
            at={form.at('number')}
            block={block}
            items={program.items}
            item={item}
            usual={item ? '' : after ? 'Пусто — №\u00A0соседа с буквой.' : 'Пусто — следующий.'}
          />
        ) : null}
        <DurationLine at={form.at('duration')} />
      </SimpleGrid>
      <Held at={form.at('block')}>
        {(value, set, error) => (
          <Autocomplete label="Отделение, необязательно" data={blocks} value={value} error={error} onChange={set} />
        )}
      </Held>
      {isPerformance ? (
        <>
          <TextLine at={form.at('city')} label="Город" />
          <TextLine at={form.at('institution')} label="Учреждение, необязательно" />
          <TextLine at={form.at('teachers')} label="Педагоги, необязательно" />
          <NumberLine at={form.at('peopleCount')} label="Сколько человек, необязательно" />
          {item ? (
            <ParticipantSelect competition={program.competitionGuid} at={form.at('participantUserGuid')} />
          ) : null}
        </>
      ) : null}
      <SpokenText at={form.at('presenterText')} />
      <TextArea at={form.at('note')} label="Примечание для своих, необязательно" minRows={1} />
    </DrawerForm>
  );
}
