// One criterion: title, scale, weight, nominations. The scoring domain checks the scale.

import { SimpleGrid } from '@mantine/core';
import { PointCreate, PointUpdate, type CriterionView } from '@rampa/contract';
import { counted, formatThousandths } from '@rampa/kernel';
import { DrawerForm, Held, MarkLine, SwitchLine, TextLine, useCallForm } from '@rampa/platform/web/desk';
import { NominationsSelect } from './NominationsSelect.tsx';
import { criterionFaults, type Numbers } from '../rules/criterion-faults.ts';

export interface CriterionFormProps {
  competitionGuid: string;
  point: CriterionView | null;
  /** A new one takes the scale of the last one. */
  like: CriterionView | null;
  order: number;
  onClose(): void;
}

export function CriterionForm({ competitionGuid, point, like, order, onClose }: CriterionFormProps) {
  const { min, max, step, weight } = point ?? like ?? { min: 0, max: 10_000, step: 100, weight: 1000 };
  const form = useCallForm(point ? PointUpdate : PointCreate, {
    values: {
      title: point?.title ?? '',
      ...({ min, max, step, weight } as Numbers),
      isRequired: point?.isRequired ?? true,
      nominations: point?.nominationGuids ?? [],
    },
    asked: { query: { competitionGuid } },
    body: ({ min, max, step, weight, ...values }) => ({
      ...(point ? { pointGuid: point.guid } : {}),
      ...values,
      ...({ min, max, step, weight } as Record<'min' | 'max' | 'step' | 'weight', number>),
      order: point?.order ?? order,
    }),
    faults: criterionFaults,
    missing: { title: 'Назовите критерий' },
    onSaved: onClose,
  });
  return (
    <DrawerForm
      form={form}
      title={point ? 'Критерий' : 'Новый критерий'}
      submit={point ? 'Сохранить' : 'Добавить'}
      onClose={onClose}
    >
      <TextLine at={form.at('title')} label="Название" placeholder="Артистизм" data-autofocus />
      <SimpleGrid cols={2} spacing="md">
        <MarkLine at={form.at('min')} label="Наименьшая оценка" />
        <MarkLine at={form.at('max')} label="Наибольшая оценка" />
        <MarkLine at={form.at('step')} label="Шаг" description={marksText(form.useValues())} />
        <MarkLine at={form.at('weight')} label="Вес" description="1 — как у остальных." />
      </SimpleGrid>
      <Held at={form.at('nominations')}>
        {(value, set) => (
          <NominationsSelect
            competitionGuid={competitionGuid}
            description="Не выбрано — для всех, и будущих."
            value={value}
            onChange={set}
          />
        )}
      </Held>
      <SwitchLine at={form.at('isRequired')} label="Оценка обязательна" />
    </DrawerForm>
  );
}

/** The marks that the scale allows. */
function marksText(numbers: Numbers): string {
  if (Object.keys(criterionFaults(numbers)).length > 0) return 'Например 0,1';
  const [min, max, step] = [numbers.min!, numbers.max!, numbers.step!];
  const count = (max - min) / step + 1;
  return count <= 11
    ? counted(count, 'возможная оценка', 'возможные оценки', 'возможных оценок')
    : `${formatThousandths(min)}, ${formatThousandths(min + step)} … ${formatThousandths(max)}`;
}
