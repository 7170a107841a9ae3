// All that can narrow the table, in one form: it is asked once it is finished.

import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  ReferenceBookItemGetByReferenceBookGuid,
  type ApplicationStatusView,
  type ApplicationTableFacts,
} from '@rampa/contract';
import { DrawerForm, Held, type ListState, MultiSelect, Select, useRead, useSendForm } from '@rampa/platform/web/desk';
import { readStatuses, readWhere, writeStatuses, writeWhere, type BookFilter } from './narrowed.ts';
import classes from './filter-form.module.css';

export interface FilterFormProps {
  list: ListState;
  statuses: readonly ApplicationStatusView[];
  fields: ApplicationTableFacts['fields'];
  zone: string;
  hasMoney: boolean;
  onClose(): void;
}

const YES_NO = [
  ['filled', 'Заполнена', 'Полностью', 'Не полностью'],
  ['unchecked', 'Проверка', 'Ждут её', 'Проверены'],
  ['changed', 'Изменения участника', 'Не приняты', 'Нет новых'],
  ['files', 'Файлы', 'Есть', 'Нет'],
  ['unseen', 'Участник написал', 'Не прочитано', 'Прочитано'],
  ['marked', 'Поставлен ли статус', 'Есть статус', 'Без статуса'],
  ['paid', 'Оплата', 'Вся', 'Не вся'],
  ['double', 'Тот же коллектив или исполнитель есть ещё в одной', 'Да', 'Нет'],
] as const;
const CONSENTS = [
  ['processing', 'На обработку'],
  ['publishing', 'На показ имени'],
] as const;
const DAYS = [
  ['from', 'Отправлена с'],
  ['to', 'Отправлена по'],
  ['since', 'Изменена с'],
] as const;

export function FilterForm({ list, statuses, fields, hasMoney, onClose }: FilterFormProps) {
  const now = (name: string) => list.asked.filters[name] ?? '';
  const books = fields.filter(({ kind }) => kind === 'ReferenceBook');
  const form = useSendForm({
    values: {
      status: readStatuses(now('status')),
      books: readWhere(now('where')) as BookFilter[],
      ...{
        filled: now('filled'),
        unchecked: now('unchecked'),
        changed: now('changed'),
        files: now('files'),
        double: now('double'),
        unseen: now('unseen'),
        marked: now('marked'),
        paid: now('paid'),
      },
      consent: now('consent'),
      ...{ from: now('from'), to: now('to'), since: now('since') },
    },
    faults: ({ from, to }) => (from !== '' && to !== '' && to < from ? { to: 'Раньше, чем начало' } : {}),
    send: async ({ status, books: chosen, ...others }) => {
      const where = writeWhere(chosen.filter(({ fieldGuid, itemGuids }) => fieldGuid !== '' && itemGuids.length > 0));
      list.change({ filters: { ...others, status: writeStatuses(status.guids, status.isExcept), where } });
    },
    onSaved: onClose,
    lost: 'Условия ещё не применены.',
  });
  return (
    <DrawerForm form={form} title="Условия" submit="Показать" onClose={onClose}>
      <Held at={form.at('status')}>
        {(value, set) => (
          <div className={classes.but}>
            <MultiSelect
              label="Статус"
              placeholder={value.guids.length === 0 ? 'Любой' : ''}
              data={statuses.map(({ guid, title }) => ({ value: guid, label: title }))}
              value={value.guids}
              onChange={(guids) => set({ ...value, guids })}
              searchable
              clearable
              data-autofocus
            />
            <But label="Статус" isExcept={value.isExcept} onChange={(isExcept) => set({ ...value, isExcept })} />
          </div>
        )}
      </Held>
      <Held at={form.at('books')}>
        {(value, set) => (
          <div className={classes.books}>
            {value.map((one, at) => (
              <BookLine
                key={at}
                {...{ one, books }}
                onChange={(next) => set(value.map((other, place) => (place === at ? next : other)))}
                onRemove={() => set(value.filter((_, place) => place !== at))}
              />
            ))}
            {books.length === 0 ? null : (
              <Button
                variant="subtle"
                leftSection={<IconPlus size={16} stroke={1.75} />}
                onClick={() => set([...value, { fieldGuid: '', itemGuids: [], isExcept: false }])}
              >
                По полю со справочником
              </Button>
            )}
          </div>
        )}
      </Held>
      {[
        ...YES_NO.filter(([name]) => name !== 'paid' || hasMoney).map(([name, label, yes, no]) => ({
          name,
          label,
          told: [
            ['1', yes],
            ['0', no],
          ] as const,
        })),
        { name: 'consent' as const, label: 'Согласий родителей не хватает', told: CONSENTS },
      ].map(({ name, label, told }) => (
        <div key={name} className={classes.choice}>
          <span id={`applications-${name}`}>{label}</span>
          <Held at={form.at(name)}>
            {(value, set) => (
              <SegmentedControl
                aria-labelledby={`applications-${name}`}
                value={value || 'any'}
                onChange={(next) => set(next === 'any' ? '' : next)}
                data={[{ value: 'any', label: 'Не важно' }, ...told.map(([value, label]) => ({ value, label }))]}
              />
            )}
          </Held>
        </div>
      ))}
      <div className={classes.days}>
        {DAYS.map(([name, label]) => (
          <Held key={name} at={form.at(name)}>
            {(value, set, error) => (
              <TextInput
                type="date"
                label={label}
                value={value}
                error={error}
                onChange={(event) => set(event.currentTarget.value)}
              />
            )}
          </Held>
        ))}
      </div>
    </DrawerForm>
  );
}

interface ButProps {
  /** Of what is chosen. */
  label: string;
  isExcept: boolean;
  onChange(isExcept: boolean): void;
}

/** What was chosen, or all the rest. */
function But({ label, isExcept, onChange }: ButProps) {
  return (
    <SegmentedControl
      aria-label={`${label}: что показать`}
      value={isExcept ? 'except' : 'any'}
      onChange={(next) => onChange(next === 'except')}
      data={[
        { value: 'any', label: 'Одно из' },
        { value: 'except', label: 'Кроме' },
      ]}
    />
  );
}

interface BookLineProps {
  one: BookFilter;
  books: ApplicationTableFacts['fields'];
  onChange(next: BookFilter): void;
  onRemove(): void;
}

function BookLine({ one: { fieldGuid, itemGuids, isExcept }, books, onChange, onRemove }: BookLineProps) {
  const field = books.find(({ guid }) => guid === fieldGuid);
  const items = useRead(
    ReferenceBookItemGetByReferenceBookGuid,
    { query: { referenceBookGuid: field?.referenceBookGuid ?? '' } },
    { enabled: Boolean(field?.referenceBookGuid), staleTime: 60_000 },
  );
  return (
    <div className={classes.book}>
      <Select
        label="Поле"
        placeholder="Какое"
        searchable
        nothingFoundMessage="Такого поля нет"
        data={books.map(({ guid, title, block }) => ({ value: guid, label: `${title}, ${block}` }))}
        value={fieldGuid || null}
        onChange={(next) => onChange({ fieldGuid: next ?? '', itemGuids: [], isExcept })}
      />
      <MultiSelect
        label="Строки"
        placeholder={itemGuids.length === 0 ? 'Выберите строки' : ''}
        searchable
        clearable
        limit={100}
        maxValues={100}
        nothingFoundMessage={items.isPending ? 'Загружаем…' : 'Таких строк нет'}
        disabled={!field}
        data={items.data?.map(({ guid, title }) => ({ value: guid, label: title })) ?? []}
        value={itemGuids}
        onChange={(next) => onChange({ fieldGuid, itemGuids: next, isExcept })}
      />
      <But
        label={field?.title ?? 'Поле'}
        {...{ isExcept }}
        onChange={(next) => onChange({ fieldGuid, itemGuids, isExcept: next })}
      />
      <Button variant="subtle" size="sm" onClick={onRemove}>
        Убрать
      </Button>
    </div>
  );
}
