// One criterion: title, scale, weight, nominations. The scale is checked by the rules of the scoring itself.

import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PointCreate, PointUpdate, type CriterionView } from '@rampa/contract';
import { counted, formatThousandths } from '@rampa/kernel';
import { failureTextOf, FormDrawer, MarkInput, NominationsSelect, useWrite } from '@rampa/platform/web/desk';
import { criterionFaults } from '../rules/criterion-faults.ts';

export interface CriterionFormProps {
  competitionGuid: string;
  point: CriterionView | null;
  /** A new one takes the scale of the last one. */
  like: CriterionView | null;
  order: number;
  onClose(): void;
}

export function CriterionForm({ competitionGuid, point, like, order, onClose }: CriterionFormProps) {
  const scale = point ?? like ?? { min: 0, max: 10_000, step: 100, weight: 1000 };
  const [title, setTitle] = useState(point?.title ?? '');
  const [numbers, setNumbers] = useState<Record<'min' | 'max' | 'step' | 'weight', number | null>>({
    min: scale.min,
    max: scale.max,
    step: scale.step,
    weight: scale.weight,
  });
  const [isRequired, setRequired] = useState(point?.isRequired ?? true);
  const [nominations, setNominations] = useState<string[]>(point?.nominationGuids ?? []);
  const [isAsked, setAsked] = useState(false);
  const settings = { quiet: true };
  const create = useWrite(PointCreate, settings);
  const update = useWrite(PointUpdate, settings);
  const failure = create.error ?? update.error;
  const faults = { ...(title.trim() === '' ? { title: 'Назовите критерий' } : {}), ...criterionFaults(numbers) };
  const number = (name: keyof typeof numbers, label: string) => ({
    label,
    value: numbers[name],
    ...(isAsked && faults[name] ? { error: faults[name] } : {}),
    onChange: (value: number | null) => setNumbers((current) => ({ ...current, [name]: value })),
  });

  function submit() {
    setAsked(true);
    if (Object.keys(faults).length > 0) return;
    const fields = {
      title: title.trim(),
      min: numbers.min!,
      max: numbers.max!,
      step: numbers.step!,
      weight: numbers.weight!,
      isRequired,
      order: point?.order ?? order,
      nominations,
    };
    const query = { competitionGuid };
    if (point) update.mutate({ query, body: { pointGuid: point.guid, ...fields } }, { onSuccess: onClose });
    else create.mutate({ query, body: fields }, { onSuccess: onClose });
  }

  const count =
    Object.keys(criterionFaults(numbers)).length === 0 ? (numbers.max! - numbers.min!) / numbers.step! + 1 : null;
  return (
    <FormDrawer
      isOpen
      title={point ? 'Критерий' : 'Новый критерий'}
      submit={point ? 'Сохранить' : 'Добавить'}
      isBusy={create.isPending || update.isPending}
      refusal={failure ? failureTextOf(failure) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label="Название"
        placeholder="Артистизм"
        maxLength={300}
        data-autofocus
        value={title}
        error={isAsked ? faults.title : undefined}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <SimpleGrid cols={2} spacing="md">
        <MarkInput {...number('min', 'Наименьшая оценка')} />
        <MarkInput {...number('max', 'Наибольшая оценка')} />
        <MarkInput
          {...number('step', 'Шаг')}
          description={
            count === null
              ? 'Например 0,1'
              : count <= 11
                ? counted(count, 'возможная оценка', 'возможные оценки', 'возможных оценок')
                : `${formatThousandths(numbers.min!)}, ${formatThousandths(numbers.min! + numbers.step!)} … ${formatThousandths(numbers.max!)}`
          }
        />
        <MarkInput {...number('weight', 'Вес')} description="1 — как у остальных" />
      </SimpleGrid>
      <NominationsSelect
        competitionGuid={competitionGuid}
        description="Не выбрано — для всех, и будущих."
        value={nominations}
        onChange={setNominations}
      />
      <Switch
        label="Оценка обязательна"
        checked={isRequired}
        onChange={(event) => setRequired(event.currentTarget.checked)}
      />
    </FormDrawer>
  );
}
