// Which column is which field. Every choice is kept at once, so that a reload loses none.

import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  ApplicationImportCheck,
  ApplicationImportSaveMapping,
  type ImportMappingSent,
  type ImportView,
} from '@rampa/contract';
import { PORTAL_CODE } from '@rampa/applications/domain';
import { counted, inQuotes } from '@rampa/kernel';
import { Select, useWrite } from '@rampa/platform/web/desk';
import type { StepProps } from './step.ts';
import classes from './imports.module.css';

type Use = ImportMappingSent['columns'][number];

const NONE = 'none';

export function ColumnsStep({ of: one, canChange }: StepProps) {
  const [mapping, setMapping] = useState(one.mapping);
  const [, setSearch] = useSearchParams();
  const query = { importGuid: one.guid };
  const saving = useWrite(ApplicationImportSaveMapping, { inOrder: `mapping ${one.guid}` });
  const checking = useWrite(ApplicationImportCheck, {
    inOrder: `mapping ${one.guid}`,
    onDone: () =>
      setSearch((search) => {
        search.delete('step');
        return search;
      }),
  });
  function change(next: ImportMappingSent) {
    setMapping(next);
    saving.mutate({ query, body: next });
  }
  const choose = (at: number, use: Use) =>
    change({ ...mapping, columns: mapping.columns.map((known, index) => (index === at ? use : known)) });
  const titles = one.columns.map(({ title }, at) => title || `Столбец ${at + 1}`);
  const data = choicesOf(one);
  const isPortals = one.columns[mapping.applicationKey ?? -1]?.title === PORTAL_CODE;
  const chosen = mapping.columns.filter(({ to }) => to !== 'skip').length;
  const ofPerformances = one.fields.filter(({ isOfPerformance }) => isOfPerformance).map(({ guid }) => guid);
  const hasPieces = mapping.columns.some((use) => use.to === 'field' && ofPerformances.includes(use.fieldGuid));
  return (
    <>
      <p className={classes.lead} role="status">
        {chosen === 0
          ? 'Ни один столбец пока не узнан. Выберите, какое это поле заявки.'
          : `Перенесём ${counted(chosen, 'столбец', 'столбца', 'столбцов')} из ${titles.length}. Пустая клетка ничего не меняет.`}
      </p>
      <ul className={classes.columns} aria-label="Столбцы таблицы">
        {one.columns.map(({ samples }, at) => (
          <li key={at} data-skipped={mapping.columns[at]!.to === 'skip' || undefined}>
            <span className={classes.column}>
              <b>{titles[at]}</b>
              <span className={classes.samples}>{samples.join('; ') || 'пусто'}</span>
            </span>
            <Select
              aria-label={`Столбец ${inQuotes(titles[at]!)}: какое это поле`}
              searchable
              disabled={!canChange}
              allowDeselect={false}
              nothingFoundMessage="Такого поля нет"
              data={data}
              value={valueOf(mapping.columns[at]!)}
              onChange={(value) => choose(at, usedAs(value))}
            />
          </li>
        ))}
      </ul>
      <fieldset className={classes.keys} disabled={!canChange}>
        <legend>Как узнать заявку, если таблицу загрузят снова</legend>
        <KeySelect
          label="Заявку узнаём по столбцу"
          titles={titles}
          value={mapping.applicationKey}
          none="Ключа нет"
          note={
            mapping.applicationKey === null
              ? 'Каждая строка станет отдельной заявкой. Тот же файл второй раз ничего не удвоит, а исправленный добавит свои строки заново.'
              : isPortals
                ? 'Таблица выгружена из портала: строка исправит свою заявку, новых не появится. Что изменили в заявке после выгрузки, останется.'
                : 'Строка с тем же ключом исправит ту же заявку. Несколько строк с одним ключом — номера одной заявки.'
          }
          onChange={(applicationKey) =>
            change({ ...mapping, applicationKey, ...(applicationKey === null ? { performanceKey: null } : {}) })
          }
        />
        {one.hasPerformances && hasPieces && mapping.applicationKey !== null ? (
          <KeySelect
            label="Номер внутри заявки узнаём по столбцу"
            titles={titles}
            value={mapping.performanceKey}
            none="По порядку строк"
            note={
              mapping.performanceKey === null
                ? 'Номера одной заявки различаются порядком: не переставляйте её строки между импортами. Если в одной ошибка, заявка ждёт целиком.'
                : 'Строка с тем же ключом исправит тот же номер, где бы она ни стояла.'
            }
            onChange={(performanceKey) => change({ ...mapping, performanceKey })}
          />
        ) : null}
        <Switch
          label="Считать поданными"
          description="Заявки, где заполнено всё обязательное, сразу получат номер. Остальные останутся среди неотправленных."
          checked={mapping.isSent}
          onChange={(event) => change({ ...mapping, isSent: event.currentTarget.checked })}
        />
      </fieldset>
      {canChange ? (
        <div className={classes.foot}>
          <Button loading={checking.isPending} onClick={() => checking.mutate({ query, body: mapping })}>
            Проверить
          </Button>
          <span>Проверка ничего не записывает.</span>
        </div>
      ) : null}
    </>
  );
}

interface KeySelectProps {
  label: string;
  titles: readonly string[];
  value: number | null;
  none: string;
  note: string;
  onChange(column: number | null): void;
}

function KeySelect({ label, titles, value, none, note, onChange }: KeySelectProps) {
  return (
    <Select
      label={label}
      description={note}
      searchable
      allowDeselect={false}
      data={[
        { value: NONE, label: none },
        ...titles.map((title, at) => ({ value: String(at), label: `${at + 1}. ${title}` })),
      ]}
      value={value === null ? NONE : String(value)}
      onChange={(next) => onChange(next === null || next === NONE ? null : Number(next))}
    />
  );
}

const valueOf = (use: Use) => (use.to === 'field' ? use.fieldGuid : use.to);

function usedAs(value: string | null): Use {
  if (value === null || value === 'skip') return { to: 'skip' };
  return value === 'email' ? { to: 'email' } : { to: 'field', fieldGuid: value };
}

function choicesOf({ fields }: ImportView) {
  const blocks = Map.groupBy(fields, ({ block }) => block);
  return [
    { value: 'skip', label: 'Не переносить' },
    { value: 'email', label: 'Почта: чья это заявка' },
    ...[...blocks].map(([group, items]) => ({
      group: group || 'Форма',
      items: items.map(({ guid, title, isRepeated, isPrivate }) => ({
        value: guid,
        label: [title, isRepeated ? '(можно несколько)' : '', isPrivate ? '(видите только вы)' : '']
          .filter(Boolean)
          .join(' '),
      })),
    })),
  ];
}
