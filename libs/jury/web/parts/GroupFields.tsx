// Fields that, with the nomination, divide performances into groups: age, form, level.

import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  GROUP_FIELD_TAGS,
  GroupFieldGetByCompetition,
  GroupFieldUpdate,
  type AnswerOf,
  type SentBody,
} from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  ChoiceLine,
  Confirm,
  FormFrame,
  FormSkeleton,
  PageForm,
  Section,
  SwitchLine,
  tell,
  TextLine,
  useCallForm,
  useRead,
} from '@rampa/platform/web/desk';
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
        {(list) => <FieldsForm competitionGuid={competitionGuid} kept={list} canChange={canChange} />}
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
  const [removed, setRemoved] = useState<number | null>(null);
  const form = useCallForm(GroupFieldUpdate, {
    values: {
      fields: kept.map<Field>(({ guid, title, tag, isGrouping }) => ({ guid, title, tag: tagOf(tag), isGrouping })),
    },
    follows: true,
    asked: { query: { competitionGuid } },
    body: (said) => ({ ...said, base: kept.map(({ guid }) => guid) }),
    lost: 'Поля групп изменены и не сохранены. Если уйти, изменения пропадут.',
    onSaved: () => tell('Поля групп сохранены'),
  });
  const { fields } = form.useValues();
  const free = (['ageCategory', 'form', 'level'] as const).find((tag) => !fields.some((field) => field.tag === tag));
  const drop = (index: number) => form.put({ fields: form.values().fields.filter((_, at) => at !== index) });

  const rows = (
    <>
      {fields.length === 0 ? <EmptyState>Полей пока нет: группа — это номинация целиком.</EmptyState> : null}
      <div className={classes.fields}>
        {fields.map((field, index) => (
          <div key={field.guid ?? index} className={classes.field}>
            <TextLine
              at={form.at(`fields.${index}.title`)}
              aria-label="Название поля"
              placeholder="Название"
              readOnly={!canChange}
            />
            <ChoiceLine
              at={form.at<Tag>(`fields.${index}.tag`)}
              aria-label={`Что это: ${field.title}`}
              disabled={!canChange}
              data={GROUP_FIELD_TAGS.map((tag) => ({ value: tag, label: TAG_WORDS[tag] }))}
            />
            <SwitchLine
              at={form.at<boolean>(`fields.${index}.isGrouping`)}
              label="делит на группы"
              disabled={!canChange}
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
    </>
  );
  if (!canChange) return <FormFrame form={form}>{rows}</FormFrame>;
  return (
    <>
      <PageForm form={form} submit="Сохранить" isKept isReady={form.isDirty()}>
        {rows}
        <div>
          <Button
            size="md"
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} />}
            disabled={fields.length >= 10}
            onClick={() => form.put({ fields: [...fields, free ? usual(free) : OTHER] })}
          >
            Добавить поле
          </Button>
        </div>
      </PageForm>
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

const OTHER: Field = { title: '', tag: 'custom', isGrouping: true };
const usual = (tag: keyof typeof USUAL): Field => ({ title: USUAL[tag], tag, isGrouping: true });
