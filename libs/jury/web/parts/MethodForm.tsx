// How marks become a result: a ready set of rules, then its details.

import { Radio, SimpleGrid, Switch } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { presets, serves, type Decimals, type Preset } from '@rampa/jury/domain';
import { AwardGroupGetByCompetition, rulesOf, ScoringSchemeUpdate } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { PageForm, Select, tell, useRead, useSendForm } from '@rampa/platform/web/desk';
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
import { replacementOf } from '../rules/replacement.ts';
import { titlesByPoints } from '../rules/titles-by-points.ts';
import { MethodFacts } from './MethodFacts.tsx';
import { MethodSummary } from './MethodSummary.tsx';
import { ReplaceCriteria } from './ReplaceCriteria.tsx';
import { TieSelect } from './TieSelect.tsx';
import classes from '../style/method.module.css';

const choices = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

/** The choice shown when the rules equal no ready set. */
const OWN = 'own';

export interface MethodFormProps {
  competitionGuid: string;
  nominationGuid: string | null;
  kept: SchemeBody;
  /** Version of the stored scheme; 0 where there is none of its own. */
  version: number;
  canChange: boolean;
}

export function MethodForm({ competitionGuid, nominationGuid, kept, version, canChange }: MethodFormProps) {
  const points = usePoints(competitionGuid);
  const judges = useJudges(competitionGuid);
  const criteria = (points.data ?? []).filter(({ nominationGuids }) => serves(nominationGuids, nominationGuid));
  const sets = useRead(AwardGroupGetByCompetition, { query: { competitionGuid } });
  const [chosen, setChosen] = useState<Preset | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // The version that he began from: newer rules of others are not written over unseen.
  const begun = useRef(version);
  const form = useSendForm({
    values: { scheme: kept },
    follows: 'untouched',
    send: (said) => callApi(ScoringSchemeUpdate, { query: { competitionGuid }, body: sent(said) }),
    writes: [ScoringSchemeUpdate],
    rules: { of: rulesOf(ScoringSchemeUpdate), body: sent },
    lost: 'Новые правила подсчёта ещё не сохранены.',
    onSaved() {
      tell(
        'Правила подсчёта сохранены',
        replaced() ? { detail: 'Критерии набора добавлены, их можно переименовать.' } : {},
      );
      setChosen(null);
      setReplacing(false);
    },
  });
  if (chosen === null && !form.isDirty()) begun.current = version;
  const scheme = form.useValue('scheme');
  const setScheme = (next: SchemeBody) => form.put({ scheme: next });
  const preset = chosen ?? presetOf(scheme, criteria, presets);
  const isNew = nominationGuid !== null && version === 0;
  const panel = judges.data?.totalCount ?? 0;
  const byPoints = titlesByPoints(sets.data ?? [], nominationGuid);
  const isEmpty = points.data?.length === 0;
  const canReplace = nominationGuid === null && !isEmpty && chosen !== null && !sameCriteria(chosen, criteria);
  const wantsCriteria = preset !== null && (isEmpty || (canReplace && isReplacing));

  function choose(next: Preset) {
    setChosen(next);
    setReplacing(false);
    // A tie step may name a criterion of the preset that the event lacks.
    const body = bodyOf(next.scheme);
    setScheme({ ...body, ties: body.ties.filter((step) => step.kind !== 'criterionMean') });
  }

  function replaced(): ReturnType<typeof replacementOf> | null {
    return wantsCriteria ? replacementOf(preset, isEmpty ? [] : criteria) : null;
  }

  function sent({ scheme: rules }: { scheme: SchemeBody }) {
    const criteriaOf = replaced();
    const { current: seen } = begun;
    return { nominationGuid, version: seen, scheme: { ...rules }, ...(criteriaOf ? { criteria: criteriaOf } : {}) };
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (wantsCriteria && !isEmpty) setAsking(true);
    else form.submit();
  }

  if (!canChange) return <MethodFacts scheme={kept} criteria={criteria} panel={panel} byPoints={byPoints} />;
  return (
    <PageForm
      form={{ ...form, frame: { ...form.frame, onSubmit: submit } }}
      className={classes.form}
      label="Как считать итог"
      submit={isNew ? 'Задать свои правила' : 'Сохранить'}
      isKept
      isReady={form.isDirty() || isNew || wantsCriteria}
    >
      <Radio.Group
        aria-label="Готовые правила"
        value={preset?.key ?? OWN}
        onChange={(key) => key !== OWN && choose(presets.find((one) => one.key === key)!)}
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
          {preset === null ? (
            <Radio.Card value={OWN} className={classes.preset!}>
              <Radio.Indicator />
              <span>
                <b>Свои правила</b>
                <small>не совпадают ни с одним из готовых</small>
              </span>
            </Radio.Card>
          ) : null}
        </div>
      </Radio.Group>
      {canReplace ? (
        <Switch
          label={`Заменить критерии: убрать ${counted(criteria.length, 'нынешний', 'нынешних', 'нынешних')}, взять ${counted(chosen.scheme.criteria.length, 'критерий', 'критерия', 'критериев')} набора`}
          description="Иначе останутся нынешние критерии и их шкалы, сменится только способ подсчёта. Критерии, по которым уже есть оценки, не заменить."
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
            setScheme({ ...scheme, rounding: { ...scheme.rounding, total: Number(value) as Decimals } })
          }
        />
        <Select
          label="Если оценки нет"
          data={choices(MISSING)}
          value={scheme.missing}
          onChange={(value) => value && setScheme({ ...scheme, missing: value as SchemeBody['missing'] })}
        />
        {criteria.length > 1 && scheme.method.kind !== 'figureSkating' ? (
          <Select
            label="Балл судьи"
            data={choices(PER_JUDGE)}
            value={scheme.perJudge}
            onChange={(value) => value && setScheme({ ...scheme, perJudge: value as 'sum' | 'mean' })}
          />
        ) : null}
        <TieSelect scheme={scheme} canChange={canChange} onChange={setScheme} />
      </SimpleGrid>
      <MethodSummary
        scheme={scheme}
        criteria={criteria}
        panel={panel}
        preset={preset}
        byPoints={byPoints}
        willAdd={wantsCriteria ? preset.scheme.criteria.length : 0}
      />
      <ReplaceCriteria
        isOpen={isAsking}
        going={criteria}
        coming={preset?.scheme.criteria ?? []}
        isBusy={form.isBusy}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          form.submit();
        }}
      />
    </PageForm>
  );
}
