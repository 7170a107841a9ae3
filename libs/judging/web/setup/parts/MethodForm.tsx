// How marks become a result: a ready set of rules, then its details.

import { Button, Group, Radio, Select, SimpleGrid, Switch } from '@mantine/core';
import { useState } from 'react';
import { presets, type Decimals, type Preset } from '@rampa/judging/domain';
import {
  AwardGroupGetByCompetition,
  PointCreate,
  PointDelete,
  PointGetByCompetition,
  ScoringSchemeGetByCompetition,
  ScoringSchemeUpdate,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { SyncState } from '@rampa/platform/web/base';
import { tell, tellFailure, useWrite } from '@rampa/platform/web/desk';
import { useJudges } from '../api/judges.ts';
import { usePoints } from '../api/points.ts';
import {
  bodyOf,
  MISSING,
  PER_JUDGE,
  presetOf,
  presetWords,
  sameCriteria,
  type SchemeBody,
} from '../rules/method-words.ts';
import { MethodFacts } from './MethodFacts.tsx';
import { MethodSummary } from './MethodSummary.tsx';
import classes from '../style/method.module.css';

const choices = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

export interface MethodFormProps {
  competitionGuid: string;
  nominationGuid: string | null;
  kept: SchemeBody;
  isOwn: boolean;
  canChange: boolean;
}

export function MethodForm({ competitionGuid, nominationGuid, kept, isOwn, canChange }: MethodFormProps) {
  const points = usePoints(competitionGuid);
  const judges = useJudges(competitionGuid);
  const [scheme, setScheme] = useState<SchemeBody>(kept);
  const save = useWrite(ScoringSchemeUpdate, {
    refreshes: [ScoringSchemeGetByCompetition, AwardGroupGetByCompetition],
    quiet: true,
  });
  const create = useWrite(PointCreate, { refreshes: [PointGetByCompetition], quiet: true });
  const remove = useWrite(PointDelete, { quiet: true });
  const criteria = (points.data ?? []).filter(
    ({ nominationGuids }) =>
      nominationGuids.length === 0 || (nominationGuid !== null && nominationGuids.includes(nominationGuid)),
  );
  const [chosen, setChosen] = useState<Preset | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const preset = chosen ?? presetOf(scheme, criteria, presets);
  const isChanged = JSON.stringify(scheme) !== JSON.stringify(kept);
  const isNew = nominationGuid !== null && !isOwn;
  const panel = judges.data?.totalCount ?? 0;
  const isEmpty = points.data?.length === 0;
  const canReplace = nominationGuid === null && !isEmpty && chosen !== null && !sameCriteria(chosen, criteria);
  const wantsCriteria = preset !== null && (isEmpty || (canReplace && isReplacing));

  function choose(next: Preset) {
    setChosen(next);
    setReplacing(false);
    // A tie step may name a criterion of the preset, which the event does not have.
    const body = bodyOf(next.scheme);
    setScheme({ ...body, ties: body.ties.filter((step) => step.kind !== 'criterionMean') });
  }

  async function submit() {
    try {
      if (wantsCriteria) {
        for (const { guid } of isEmpty ? [] : criteria) await remove.mutateAsync({ query: { pointGuid: guid } });
        for (const { key: _, required, factor, weight, ...fields } of preset.scheme.criteria) {
          const sent = { ...fields, weight: factor ?? weight ?? 1000, isRequired: required, nominations: [] };
          await create.mutateAsync({ query: { competitionGuid }, body: sent });
        }
      }
      await save.mutateAsync({ query: { competitionGuid }, body: { nominationGuid, scheme: { ...scheme } } });
      tell(
        'Правила подсчёта сохранены',
        wantsCriteria ? { detail: 'Критерии набора добавлены, их можно переименовать.' } : {},
      );
    } catch (error) {
      tellFailure(error);
    }
  }

  if (!canChange) return <MethodFacts scheme={kept} criteria={criteria} panel={panel} />;
  return (
    <div className={classes.form}>
      <Radio.Group
        aria-label="Готовые правила"
        value={preset?.key ?? ''}
        onChange={(key) => choose(presets.find((one) => one.key === key)!)}
      >
        <div className={classes.presets}>
          {presets.map((one) => (
            <Radio.Card key={one.key} value={one.key} className={classes.preset!}>
              <Radio.Indicator />
              <span>
                <b>{one.title}</b>
                <small>{presetWords(one)}</small>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {canReplace ? (
        <Switch
          label={`Заменить критерии: убрать ${counted(criteria.length, 'нынешний', 'нынешних', 'нынешних')}, взять ${counted(chosen.scheme.criteria.length, 'критерий', 'критерия', 'критериев')} набора`}
          description="Иначе останутся нынешние критерии и их шкалы, сменится только способ подсчёта. С оценками критерии не убрать."
          checked={isReplacing}
          onChange={(event) => setReplacing(event.currentTarget.checked)}
        />
      ) : null}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Select
          label="Знаков после запятой в итоге"
          data={['0', '1', '2', '3']}
          value={String(scheme.rounding.total)}
          onChange={(value) =>
            setScheme((current) => ({
              ...current,
              rounding: { ...current.rounding, total: Number(value) as Decimals },
            }))
          }
        />
        <Select
          label="Если оценки нет"
          data={choices(MISSING)}
          value={scheme.missing}
          onChange={(value) =>
            value && setScheme((current) => ({ ...current, missing: value as SchemeBody['missing'] }))
          }
        />
        {criteria.length > 1 && scheme.method.kind !== 'figureSkating' ? (
          <Select
            label="Балл судьи"
            data={choices(PER_JUDGE)}
            value={scheme.perJudge}
            onChange={(value) => value && setScheme((current) => ({ ...current, perJudge: value as 'sum' | 'mean' }))}
          />
        ) : null}
      </SimpleGrid>
      <MethodSummary
        scheme={scheme}
        criteria={criteria}
        panel={panel}
        preset={preset}
        willAdd={wantsCriteria ? preset.scheme.criteria.length : 0}
      />
      <Group gap="md">
        <Button
          size="md"
          loading={save.isPending || create.isPending || remove.isPending}
          disabled={!isChanged && !isNew && !wantsCriteria}
          onClick={() => void submit()}
        >
          {isNew ? 'Задать свои правила' : 'Сохранить'}
        </Button>
        <span aria-live="polite">
          {isChanged ? <SyncState state="unsent" /> : save.isSuccess ? <SyncState state="saved" /> : null}
        </span>
      </Group>
    </div>
  );
}
