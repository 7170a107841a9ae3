// One title: how it is earned, how many there may be, its colour.

import { Input, NumberInput, Select, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AwardSettingCreate, AwardSettingUpdate, type AwardSettingView } from '@rampa/contract';
import { AWARD_KINDS, type AwardKind } from '@rampa/kernel';
import { Title } from '@rampa/platform/web/base';
import { failureTextOf, FormDrawer, MarkInput, useWrite } from '@rampa/platform/web/desk';
import { HOUSE_COLORS, KIND_WORDS, SCOPE_WORDS } from '../rules/title-words.ts';
import type { AwardSet } from '../api/award-set.ts';
import { ColorPalette } from './ColorChoice.tsx';
import classes from '../style/ranks.module.css';

export interface AwardFormProps {
  competitionGuid: string;
  set: AwardSet;
  award: AwardSettingView | null;
  onClose(): void;
}

type Fields = Omit<AwardSettingView, 'guid' | 'awardGroupGuid'>;

function initial(award: AwardSettingView | null, set: AwardSet): Fields {
  if (award) {
    const { guid: _guid, awardGroupGuid: _group, ...fields } = award;
    return fields;
  }
  const order = Math.max(-1, ...set.settings.map((one) => one.order)) + 1;
  const color = HOUSE_COLORS[Math.min(order, HOUSE_COLORS.length - 1)]!;
  return {
    title: '',
    kind: 'threshold',
    from: null,
    to: null,
    placeFrom: null,
    placeTo: null,
    isUnique: false,
    scope: 'group',
    color,
    order,
  };
}

export function AwardForm({ competitionGuid, set, award, onClose }: AwardFormProps) {
  const [fields, setFields] = useState(() => initial(award, set));
  const [isAsked, setAsked] = useState(false);
  const settings = { quiet: true };
  const create = useWrite(AwardSettingCreate, settings);
  const update = useWrite(AwardSettingUpdate, settings);
  const failure = create.error ?? update.error;
  const change = (values: Partial<Fields>) => setFields((current) => ({ ...current, ...values }));
  const byPoints = fields.kind === 'threshold' || fields.kind === 'thresholdThenRank';
  const byPlace = fields.kind === 'rank' || fields.kind === 'thresholdThenRank';
  const faults = {
    title: fields.title.trim() === '' ? 'Как называется звание?' : undefined,
    from: byPoints && fields.from === null ? 'От скольких баллов?' : undefined,
    to: fields.to !== null && fields.from !== null && fields.to <= fields.from ? 'Больше нижней границы' : undefined,
    placeFrom: byPlace && fields.placeFrom === null ? 'С какого места?' : undefined,
    placeTo:
      byPlace && fields.placeTo !== null && fields.placeFrom !== null && fields.placeTo < fields.placeFrom
        ? 'Не раньше первого'
        : undefined,
  };
  const hasNumberFault = Number.isNaN(fields.from) || Number.isNaN(fields.to);

  function submit() {
    setAsked(true);
    if (hasNumberFault || Object.values(faults).some(Boolean)) return;
    const body = {
      ...fields,
      title: fields.title.trim(),
      from: byPoints || fields.kind === 'manual' ? fields.from : null,
      to: byPoints ? fields.to : null,
      placeFrom: byPlace ? fields.placeFrom : null,
      placeTo: byPlace ? fields.placeTo : null,
    };
    const query = { competitionGuid };
    if (award) update.mutate({ query, body: { awardSettingGuid: award.guid, ...body } }, { onSuccess: onClose });
    else create.mutate({ query, body: { awardGroupGuid: set.guid, ...body } }, { onSuccess: onClose });
  }

  return (
    <FormDrawer
      isOpen
      title={award ? 'Звание' : 'Новое звание'}
      submit={award ? 'Сохранить' : 'Добавить'}
      isBusy={create.isPending || update.isPending}
      refusal={failure ? failureTextOf(failure) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label="Название"
        placeholder="Лауреат I степени"
        maxLength={300}
        data-autofocus
        value={fields.title}
        error={isAsked ? faults.title : undefined}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Select
        label="Как даётся"
        data={AWARD_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))}
        value={fields.kind}
        onChange={(value) =>
          value && change({ kind: value as AwardKind, ...(value === 'manual' ? { isUnique: true } : {}) })
        }
      />
      {byPoints ? (
        <SimpleGrid cols={2} spacing="md">
          <MarkInput
            label="От, включая"
            value={fields.from}
            {...(isAsked && faults.from ? { error: faults.from } : {})}
            onChange={(from) => change({ from })}
          />
          <MarkInput
            label="До, не включая"
            description="Не указано — до верха шкалы"
            value={fields.to}
            {...(isAsked && faults.to ? { error: faults.to } : {})}
            onChange={(to) => change({ to })}
          />
        </SimpleGrid>
      ) : null}
      {byPlace ? (
        <SimpleGrid cols={2} spacing="md">
          <PlaceInput
            label="С места"
            value={fields.placeFrom}
            error={isAsked ? faults.placeFrom : undefined}
            onChange={(placeFrom) => change({ placeFrom })}
          />
          <PlaceInput
            label="По место"
            description="Не указано — все ниже"
            value={fields.placeTo}
            error={isAsked ? faults.placeTo : undefined}
            onChange={(placeTo) => change({ placeTo })}
          />
        </SimpleGrid>
      ) : null}
      {fields.kind === 'manual' ? (
        <MarkInput
          label="Не ниже, необязательно"
          description="Жюри присуждает его из протокола, кнопкой у выступления."
          value={fields.from}
          onChange={(from) => change({ from })}
        />
      ) : null}
      <Switch
        label="Только одно"
        checked={fields.isUnique}
        onChange={(event) => change({ isUnique: event.currentTarget.checked })}
      />
      {fields.isUnique ? (
        <Select
          label="Где только одно"
          data={Object.entries(SCOPE_WORDS).map(([value, label]) => ({ value, label }))}
          value={fields.scope}
          onChange={(value) => value && change({ scope: value as Fields['scope'] })}
        />
      ) : null}
      <Input.Wrapper label="Цвет" labelElement="div">
        <ColorPalette value={fields.color} onChange={(color) => change({ color })} />
        <div className={classes.preview}>
          <Title title={fields.title.trim() || 'Так будет выглядеть'} color={fields.color} />
        </div>
      </Input.Wrapper>
    </FormDrawer>
  );
}

interface PlaceInputProps {
  label: string;
  description?: string;
  value: number | null;
  error: string | undefined;
  onChange(value: number | null): void;
}

function PlaceInput({ value, onChange, ...rest }: PlaceInputProps) {
  return (
    <NumberInput
      {...rest}
      min={1}
      max={10_000}
      allowDecimal={false}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
    />
  );
}
