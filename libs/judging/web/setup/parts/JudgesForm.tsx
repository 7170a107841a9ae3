// The whole jury at once: a name on each line, and every link is ready.

import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { CompetitionJudgeCreateRange } from '@rampa/contract';
import { counted, plural } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import { failureTextOf, FormDrawer, ListRow, ListRows, useWrite } from '@rampa/platform/web/desk';
import { MOST_JUDGES, pastedJudges } from '../rules/pasted-judges.ts';

export interface JudgesFormProps {
  competitionGuid: string;
  onCreated(guids: readonly string[]): void;
  onClose(): void;
}

export function JudgesForm({ competitionGuid, onCreated, onClose }: JudgesFormProps) {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const create = useWrite(CompetitionJudgeCreateRange, {
    quiet: true,
  });
  const judges = pastedJudges(text);
  const isMany = judges.length > MOST_JUDGES;
  const fault = isMany
    ? `За один раз — не больше ${counted(MOST_JUDGES, 'судьи', 'судей', 'судей')}.`
    : isAsked && judges.length === 0
      ? 'Кто будет судить?'
      : undefined;

  function save() {
    setAsked(true);
    if (judges.length === 0 || isMany) return;
    create.mutate({ query: { competitionGuid }, body: { judges } }, { onSuccess: ({ guids }) => onCreated(guids) });
  }

  return (
    <FormDrawer
      isOpen
      title="Новые судьи"
      submit={
        judges.length > 1
          ? `Добавить ${judges.length}\u00A0${plural(judges.length, 'судью', 'судей', 'судей')}`
          : 'Добавить'
      }
      isBusy={create.isPending}
      refusal={create.error ? failureTextOf(create.error) : null}
      onClose={onClose}
      onSubmit={save}
    >
      <Textarea
        label="Судьи, каждый с новой строки"
        description="Фамилия, имя, отчество; после запятой, если хотите, звание и город. Список можно вставить из письма или таблицы. Ссылки будут готовы сразу."
        placeholder={'Белова Вера Павловна, председатель\nОрлов Пётр Ильич, доцент, г. Городец'}
        autosize
        minRows={5}
        maxRows={14}
        maxLength={20_000}
        data-autofocus
        autoComplete="off"
        value={text}
        error={fault}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {judges.length > 0 ? (
        <ListRows label="Кого добавим">
          {judges.map((judge, index) => (
            <ListRow
              key={judge.fullName}
              lead={index + 1}
              title={
                <>
                  {judge.fullName}
                  {judge.isChair ? <Chip tone="info">председатель</Chip> : null}
                </>
              }
              detail={[judge.title, judge.city].filter(Boolean).join(', ')}
            />
          ))}
        </ListRows>
      ) : null}
    </FormDrawer>
  );
}
