// Fields that, with the nomination, divide performances into groups: age, form, level.

import { ActionIcon, Button, Group, Select, Switch, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import {
  GROUP_FIELD_TAGS,
  GroupFieldGetByCompetition,
  GroupFieldUpdate,
  type AnswerOf,
  type SentBody,
} from '@rampa/contract';
import { EmptyState, SyncState } from '@rampa/platform/web/base';
import { Answer, Confirm, FormSkeleton, LeaveGuard, Section, tell, useRead, useWrite } from '@rampa/platform/web/desk';
import classes from '../style/nominations.module.css';

type Field = SentBody<typeof GroupFieldUpdate>['fields'][number] & { isGrouping: boolean };
type Tag = (typeof GROUP_FIELD_TAGS)[number];

const TAG_WORDS: Record<Tag, string> = { ageCategory: 'возраст', form: 'форма', level: 'уровень', custom: 'другое' };
const USUAL: Record<Exclude<Tag, 'custom'>, string> = { ageCategory: 'Возраст', form: 'Форма', level: 'Уровень' };

function tagOf(tag: string): Tag {
  return GROUP_FIELD_TAGS.find((one) => one === tag) ?? 'custom';
}

export function GroupFields({ competitionGuid, canChange }: { competitionGuid: string; canChange: boolean }) {
  const fields = useRead(GroupFieldGetByCompetition, { query: { competitionGuid } });
  return (
    <Section
      title="Поля групп"
      note="По ним, вместе с номинацией, выступления делятся на группы: «Народный танец, 9–12 лет, ансамбль». Места и звания считаются внутри группы."
    >
      <Answer of={fields} skeleton={<FormSkeleton fields={2} />}>
        {(list) => (
          <FieldsForm key={JSON.stringify(list)} competitionGuid={competitionGuid} kept={list} canChange={canChange} />
        )}
      </Answer>
    </Section>
  );
}

interface FieldsFormProps {
  competitionGuid: string;
  kept: AnswerOf<typeof GroupFieldGetByCompetition>;
  canChange: boolean;
}

function FieldsForm({ competitionGuid, kept, canChange }: FieldsFormProps) {
  const initial = kept.map<Field>(({ guid, title, tag, isGrouping }) => ({ guid, title, tag: tagOf(tag), isGrouping }));
  const [fields, setFields] = useState(initial);
  const [removed, setRemoved] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const save = useWrite(GroupFieldUpdate);
  const isChanged = JSON.stringify(fields) !== JSON.stringify(initial);
  const isDirty = useRef(false);
  isDirty.current = canChange && isChanged && !save.isPending;
  const free = (['ageCategory', 'form', 'level'] as const).find((tag) => !fields.some((field) => field.tag === tag));

  const change = (index: number, values: Partial<Field>) =>
    setFields((current) => current.map((field, at) => (at === index ? { ...field, ...values } : field)));
  const drop = (index: number) => setFields((current) => current.filter((_, at) => at !== index));

  function submit() {
    setAsked(true);
    if (fields.some((field) => field.title.trim() === '')) return;
    save.mutate({ query: { competitionGuid }, body: { fields } }, { onSuccess: () => tell('Поля групп сохранены') });
  }

  return (
    <>
      {fields.length === 0 ? <EmptyState>Полей пока нет: группа — это номинация целиком.</EmptyState> : null}
      <div className={classes.fields}>
        {fields.map((field, index) => (
          <div key={field.guid ?? index} className={classes.field}>
            <TextInput
              aria-label="Название поля"
              placeholder="Название"
              maxLength={300}
              readOnly={!canChange}
              value={field.title}
              error={isAsked && field.title.trim() === '' ? 'Назовите поле' : undefined}
              onChange={(event) => change(index, { title: event.currentTarget.value })}
            />
            <Select
              aria-label={`Что это: ${field.title}`}
              disabled={!canChange}
              data={GROUP_FIELD_TAGS.map((tag) => ({ value: tag, label: TAG_WORDS[tag] }))}
              value={field.tag}
              onChange={(value) => value && change(index, { tag: value as Tag })}
            />
            <Switch
              label="делит на группы"
              disabled={!canChange}
              checked={field.isGrouping}
              onChange={(event) => change(index, { isGrouping: event.currentTarget.checked })}
            />
            {canChange ? (
              <ActionIcon
                aria-label={`Убрать: ${field.title}`}
                onClick={() => (field.guid ? setRemoved(index) : drop(index))}
              >
                <IconTrash size={18} stroke={1.75} />
              </ActionIcon>
            ) : null}
          </div>
        ))}
      </div>
      {canChange ? (
        <Group mt="md" gap="sm">
          <Button
            size="md"
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} />}
            disabled={fields.length >= 10}
            onClick={() =>
              setFields((current) => [
                ...current,
                free
                  ? { title: USUAL[free], tag: free, isGrouping: true }
                  : { title: '', tag: 'custom', isGrouping: true },
              ])
            }
          >
            Добавить поле
          </Button>
          <Button size="md" disabled={!isChanged} loading={save.isPending} onClick={submit}>
            Сохранить
          </Button>
          {isChanged ? <SyncState state="unsent" /> : null}
        </Group>
      ) : null}
      <LeaveGuard isDirty={isDirty}>Поля групп изменены и не сохранены. Если уйти, изменения пропадут.</LeaveGuard>
      <Confirm
        isOpen={removed !== null}
        isDanger
        title="Убрать поле?"
        action="Убрать"
        onClose={() => setRemoved(null)}
        onConfirm={() => {
          drop(removed!);
          setRemoved(null);
        }}
      >
        Значения этого поля у выступлений исчезнут после сохранения, группы пересчитаются.
      </Confirm>
    </>
  );
}
