// The chosen field: what it asks, how it is answered, who sees it and when.

import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormField } from '@rampa/forms/domain';
import { FIELD_TAGS, FORM_LIMITS, type FieldTag } from '@rampa/kernel';
import { Select } from '@rampa/platform/web/desk';
import { useBooks } from '../api/use-books.ts';
import { SORTS, sortOf, TAGS, valuesOf, type Sort } from '../state/words.ts';
import { change } from './deeds.ts';
import { useDesk } from './desk-context.ts';
import { Limits } from './Limits.tsx';
import { PartHead } from './PartHead.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { titleFault, textFault } from './text-faults.ts';
import { Typed } from './Typed.tsx';
import classes from '../style/settings.module.css';

export function FieldSettings({ field }: { field: FormField }) {
  const desk = useDesk();
  const { canChange, form } = desk;
  const beside = form.fields.filter(({ blockGuid }) => blockGuid === field.blockGuid);
  const block = form.blocks.find(({ guid }) => guid === field.blockGuid);
  const set = (values: Partial<FormField>) => change(desk, field, values);
  // A choice without a book is no field yet: it is changed once the book is named.
  const [choosing, setChoosing] = useState<string | null>(null);
  const isChoosing = choosing === field.guid && field.kind !== 'ReferenceBook';
  function turn(sort: Sort) {
    const needsBook = sort === 'ReferenceBook' && field.kind !== 'ReferenceBook';
    setChoosing(needsBook ? field.guid : null);
    if (!needsBook && sort !== sortOf(field)) change(desk, field, sortValues(field, sort));
  }
  const turned = (key: 'isRequired' | 'isPrivate' | 'isPersonal', label: string, description: string) => (
    <Switch
      label={label}
      description={description}
      disabled={!canChange}
      checked={field[key]}
      onChange={({ currentTarget }) => set({ [key]: currentTarget.checked })}
    />
  );
  return (
    <div className={classes.settings}>
      <PartHead
        part={field}
        way={`${block?.title ?? ''} › поле ${beside.indexOf(field as never) + 1} из\u00A0${beside.length}`}
      />
      <Typed
        label="Вопрос участнику"
        isLive
        isFirst
        disabled={!canChange}
        value={field.title}
        fault={titleFault}
        onCommit={(title) => set({ title: title.trim() })}
      />
      <div className={classes.pair}>
        <Select
          label="Вид поля"
          allowDeselect={false}
          disabled={!canChange}
          data={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
          value={isChoosing ? 'ReferenceBook' : sortOf(field)}
          onChange={(sort) => sort && turn(sort as Sort)}
        />
        <Select
          label="Назначение"
          description="Для программы, протоколов и дипломов."
          placeholder="без назначения"
          clearable
          searchable
          disabled={!canChange}
          data={FIELD_TAGS.map((tag) => ({ value: tag, label: TAGS[tag] }))}
          value={field.tag}
          onChange={(tag) => set({ tag: tag as FieldTag | null })}
        />
      </div>
      {field.kind === 'ReferenceBook' || isChoosing ? <BookChoice field={field} /> : null}
      <Limits field={field} />
      <div className={classes.switches}>
        {turned('isRequired', 'обязательное', 'Без ответа заявку не подать')}
        {turned('isPrivate', 'закрытое', 'Участник его не видит')}
        {turned('isPersonal', 'о человеке', 'Удалится, если человек попросит его забыть')}
      </div>
      <Typed
        label="Подсказка под полем"
        isLive
        isLong
        disabled={!canChange}
        value={field.hint}
        fault={(text) => textFault(text, FORM_LIMITS.hint)}
        onCommit={(hint) => set({ hint })}
      />
      <RuleEditor key={`visible ${field.guid}`} part={field} of="visible" />
      {field.isPrivate ? null : <RuleEditor key={`required ${field.guid}`} part={field} of="required" />}
    </div>
  );
}

/** Limits of another kind would not fit: they go with the kind. */
function sortValues({ bookGuid }: FormField, sort: Sort): object {
  return { ...valuesOf(sort), ...(sort === 'ReferenceBook' || bookGuid === null ? {} : { bookGuid: null }) };
}

function BookChoice({ field }: { field: FormField }) {
  const desk = useDesk();
  const books = useBooks();
  const data = books.map(({ guid, title }) => ({ value: guid, label: title }));
  return (
    <div>
      <Select
        label="Справочник"
        placeholder="Выберите справочник"
        searchable
        allowDeselect={false}
        disabled={!desk.canChange}
        data={data}
        value={field.bookGuid}
        error={field.bookGuid === null ? 'Выберите, из чего отвечают' : undefined}
        onChange={(bookGuid) => {
          if (!bookGuid || bookGuid === field.bookGuid) return;
          change(
            desk,
            field,
            field.kind === 'ReferenceBook' ? { bookGuid } : { ...valuesOf('ReferenceBook'), bookGuid },
          );
        }}
      />
      <Link className={classes.way} to={field.bookGuid ? `/organizer/library/${field.bookGuid}` : '/organizer/library'}>
        {field.bookGuid ? 'Открыть справочник' : 'Все справочники'}
      </Link>
    </div>
  );
}
