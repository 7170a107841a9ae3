// One item of the program: a performance with everything that is said about it, or a service item.

import { Autocomplete, NumberInput, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import {
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemUpdate,
  GroupFieldGetByCompetition,
  type ProgramItemView,
  type ProgramView,
} from '@rampa/contract';
import { ITEM_KINDS, numberSign, type ItemKind } from '@rampa/kernel';
import {
  durationText,
  failureTextOf,
  FormDrawer,
  tell,
  useNominations,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { itemName, KIND_WORDS } from '../order/words.ts';
import { guessUnit, isBare, readDuration } from '../paste/durations.ts';
import { knownValues } from '../paste/known-values.ts';
import { chosenValues } from '../paste/new-values.ts';
import { GroupValueSelect } from './GroupValueSelect.tsx';
import { ParticipantSelect } from './ParticipantSelect.tsx';
import { PerformerKindSelect } from './PerformerKindSelect.tsx';
import { SpokenText } from './SpokenText.tsx';

const TEXTS = [
  'number',
  'block',
  'performer',
  'collective',
  'pieceTitle',
  'authors',
  'city',
  'institution',
  'teachers',
  'title',
  'presenterText',
  'note',
] as const;
type Texts = Record<(typeof TEXTS)[number], string>;

function textsOf(item: ProgramItemView | null, after: ProgramItemView | null, program: ProgramView): Texts {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, item?.[name] ?? ''])) as Texts;
  return item ? texts : { ...texts, block: (after ?? program.items.at(-1))?.block ?? '' };
}

export function ItemForm({
  program,
  item,
  after,
  onClose,
}: {
  program: ProgramView;
  /** Null: a new one. */
  item: ProgramItemView | null;
  /** After whom the new one stands; null: at the end. */
  after: ProgramItemView | null;
  onClose(): void;
}) {
  const nominations = useNominations(program.competitionGuid);
  const groupFields = useRead(GroupFieldGetByCompetition, { query: { competitionGuid: program.competitionGuid } });
  const [kind, setKind] = useState<ItemKind>(item?.kind ?? 'performance');
  const [texts, setTexts] = useState(() => textsOf(item, after, program));
  const [duration, setDuration] = useState(item && item.duration > 0 ? durationText(item.duration) : '');
  const [people, setPeople] = useState<number | ''>(item && item.peopleCount > 0 ? item.peopleCount : '');
  const [nominationGuid, setNomination] = useState(item?.nominationGuid ?? null);
  const [groupValues, setGroupValues] = useState<Record<string, string>>(item?.groupValues ?? {});
  const [performerKind, setPerformerKind] = useState(item?.performerKind ?? 'unknown');
  const [participantUserGuid, setParticipant] = useState(item?.participantUserGuid ?? null);
  const [isAsked, setAsked] = useState(false);
  const settings = { quiet: true };
  const create = useWrite(CompetitionProgramItemCreateRange, settings);
  const update = useWrite(CompetitionProgramItemUpdate, settings);
  const failure = create.error ?? update.error;

  const isPerformance = kind === 'performance';
  const typed = duration.trim();
  const unit = guessUnit('', [typed]) ?? 'minutes';
  const seconds = typed === '' ? 0 : readDuration(typed, unit);
  const faults = {
    performer:
      isPerformance && texts.performer.trim() === '' && texts.collective.trim() === '' ? 'Кто выступает?' : undefined,
    title: !isPerformance && texts.title.trim() === '' ? 'Как назвать?' : undefined,
    duration: seconds === null || seconds > 86_400 ? 'Запишите как 3:40' : undefined,
  };
  const blocks = [...new Set(program.items.map(({ block }) => block))].filter((block) => block !== '');
  const known = useMemo(() => knownValues(program), [program]);
  const text = (name: keyof Texts, label: string, maxLength: number) => ({
    label,
    maxLength,
    value: texts[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setTexts((current) => ({ ...current, [name]: value }));
    },
  });

  function submit() {
    setAsked(true);
    if (faults.performer || faults.title || faults.duration) return;
    const body = {
      ...texts,
      kind,
      title: isPerformance ? texts.title : texts.title || KIND_WORDS[kind],
      duration: seconds ?? 0,
      peopleCount: people === '' ? 0 : people,
      performerKind,
      nominationGuid: isPerformance ? nominationGuid : null,
      groupValues: chosenValues(groupValues, known),
    };
    const query = { competitionProgramGuid: program.guid };
    if (item) {
      update.mutate(
        { query, body: { competitionProgramItemGuid: item.guid, participantUserGuid, ...body } },
        { onSuccess: onClose },
      );
      return;
    }
    create.mutate(
      { query, body: { items: [body], afterItemGuid: after?.guid ?? null } },
      {
        onSuccess() {
          tell(after ? `Вставлено после: ${itemName(after)}` : 'Добавлено в конец программы');
          onClose();
        },
      },
    );
  }

  return (
    <FormDrawer
      isOpen
      title={
        item
          ? item.number === ''
            ? KIND_WORDS[item.kind]
            : `${KIND_WORDS[item.kind]} ${numberSign(item.number)}`
          : after
            ? `Вставить после: ${itemName(after)}`
            : 'Новый пункт'
      }
      submit={item ? 'Сохранить' : 'Добавить'}
      size={560}
      isBusy={create.isPending || update.isPending}
      refusal={failure ? failureTextOf(failure) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      {item ? null : (
        <Select
          label="Что это"
          data={ITEM_KINDS.map((one) => ({ value: one, label: KIND_WORDS[one] }))}
          value={kind}
          onChange={(value) => value && setKind(value as ItemKind)}
        />
      )}
      {isPerformance ? (
        <>
          <TextInput
            data-autofocus
            error={isAsked ? faults.performer : undefined}
            {...text('performer', 'Исполнитель', 300)}
          />
          <PerformerKindSelect
            performer={texts.performer}
            peopleCount={people === '' ? 0 : people}
            value={performerKind}
            onChange={setPerformerKind}
          />
          <TextInput {...text('collective', 'Коллектив, необязательно', 300)} />
          <TextInput description="Кавычки поставим сами." {...text('pieceTitle', 'Произведение', 500)} />
          <TextInput {...text('authors', 'Авторы, необязательно', 500)} />
          <Select
            label="Номинация"
            placeholder="Без номинации"
            clearable
            searchable
            data={(nominations.data ?? []).map((one) => ({ value: one.guid, label: one.title }))}
            value={nominationGuid}
            onChange={setNomination}
          />
          {(groupFields.data ?? []).map((field) => (
            <GroupValueSelect
              key={field.guid}
              field={field}
              known={known[field.guid] ?? []}
              value={groupValues[field.guid] ?? ''}
              onChange={(value) => setGroupValues((current) => ({ ...current, [field.guid]: value }))}
            />
          ))}
        </>
      ) : (
        <TextInput
          data-autofocus
          placeholder={KIND_WORDS[kind]}
          error={isAsked ? faults.title : undefined}
          {...text('title', 'Название', 300)}
        />
      )}
      <SimpleGrid cols={2} spacing="md">
        {isPerformance ? (
          <TextInput
            description={item ? '' : after ? 'Пусто — № соседа с буквой' : 'Пусто — следующий'}
            {...text('number', '№ выступления', 12)}
          />
        ) : null}
        <TextInput
          label="Длительность"
          placeholder="3:40"
          description={isBare(typed) && seconds !== null ? `Это ${durationText(seconds)}` : 'Минуты и секунды'}
          value={duration}
          error={isAsked ? faults.duration : undefined}
          onChange={(event) => setDuration(event.currentTarget.value)}
        />
      </SimpleGrid>
      <Autocomplete
        label="Отделение, необязательно"
        maxLength={120}
        data={blocks}
        value={texts.block}
        onChange={(value) => setTexts((current) => ({ ...current, block: value }))}
      />
      {isPerformance ? (
        <>
          <TextInput {...text('city', 'Город', 200)} />
          <TextInput {...text('institution', 'Учреждение, необязательно', 300)} />
          <TextInput {...text('teachers', 'Педагоги, необязательно', 500)} />
          <NumberInput
            label="Сколько человек, необязательно"
            min={0}
            max={10_000}
            allowDecimal={false}
            value={people}
            onChange={(value) => setPeople(value === '' ? '' : Number(value))}
          />
          {item ? (
            <ParticipantSelect
              competition={program.competitionGuid}
              value={participantUserGuid}
              onChange={setParticipant}
            />
          ) : null}
        </>
      ) : null}
      <SpokenText
        value={texts.presenterText}
        onChange={(presenterText) => setTexts((current) => ({ ...current, presenterText }))}
      />
      <Textarea autosize minRows={1} {...text('note', 'Примечание для своих, необязательно', 1000)} />
    </FormDrawer>
  );
}
