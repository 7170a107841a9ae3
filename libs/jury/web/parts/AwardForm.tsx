// One title: how it is earned, how many there may be, its colour.

import { Input, SimpleGrid } from '@mantine/core';
import { AwardSettingCreate, AwardSettingUpdate, type AwardSettingView } from '@rampa/contract';
import { AWARD_KINDS } from '@rampa/kernel';
import { Title } from '@rampa/platform/web/base';
import {
  ChoiceLine,
  DrawerForm,
  Held,
  MarkLine,
  NumberLine,
  SwitchLine,
  TextLine,
  useCallForm,
} from '@rampa/platform/web/desk';
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

const byPoints = ({ kind }: Fields) => kind === 'threshold' || kind === 'thresholdThenRank';
const byPlace = ({ kind }: Fields) => kind === 'rank' || kind === 'thresholdThenRank';

/** Only the fields that the kind uses are checked. */
function faultsOf(fields: Fields) {
  const { from, to, placeFrom, placeTo } = fields;
  return {
    from: byPoints(fields) && from === null ? 'От скольких баллов?' : undefined,
    to: byPoints(fields) && to !== null && from !== null && to <= from ? 'Больше нижней границы' : undefined,
    placeFrom: byPlace(fields) && placeFrom === null ? 'С какого места?' : undefined,
    placeTo:
      byPlace(fields) && placeTo !== null && placeFrom !== null && placeTo < placeFrom
        ? 'Не раньше первого'
        : undefined,
  };
}

function sentOf(fields: Fields): Fields {
  const place = (value: number | null) => (byPlace(fields) ? value : null);
  return {
    ...fields,
    from: byPoints(fields) || fields.kind === 'manual' ? fields.from : null,
    to: byPoints(fields) ? fields.to : null,
    placeFrom: place(fields.placeFrom),
    placeTo: place(fields.placeTo),
  };
}

export function AwardForm({ competitionGuid, set, award, onClose }: AwardFormProps) {
  const form = useCallForm(award ? AwardSettingUpdate : AwardSettingCreate, {
    values: initial(award, set),
    asked: { query: { competitionGuid } },
    body: (fields) => ({
      ...(award ? { awardSettingGuid: award.guid } : { awardGroupGuid: set.guid }),
      ...sentOf(fields),
    }),
    faults: faultsOf,
    missing: { title: 'Как называется звание?' },
    onSaved: onClose,
  });
  const fields = form.useValues();
  return (
    <DrawerForm
      form={form}
      title={award ? 'Звание' : 'Новое звание'}
      submit={award ? 'Сохранить' : 'Добавить'}
      onClose={onClose}
    >
      <TextLine at={form.at('title')} label="Название" placeholder="Лауреат I степени" data-autofocus />
      <ChoiceLine
        at={form.at('kind')}
        label="Как даётся"
        data={AWARD_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))}
        // The jury's own title is unique by default.
        onOptionSubmit={(kind) => kind === 'manual' && form.put({ isUnique: true })}
      />
      {byPoints(fields) ? (
        <SimpleGrid cols={2} spacing="md">
          <MarkLine at={form.at('from')} label="От, включая" />
          <MarkLine at={form.at('to')} label="До, не включая" description="Не указано — до верха шкалы." />
        </SimpleGrid>
      ) : null}
      {byPlace(fields) ? (
        <SimpleGrid cols={2} spacing="md">
          <NumberLine at={form.at('placeFrom')} label="С места" />
          <NumberLine at={form.at('placeTo')} label="По место" description="Не указано — все ниже." />
        </SimpleGrid>
      ) : null}
      {fields.kind === 'manual' ? (
        <MarkLine
          at={form.at('from')}
          label="Не ниже, необязательно"
          description="Жюри присуждает его из протокола, кнопкой у выступления."
        />
      ) : null}
      <SwitchLine at={form.at('isUnique')} label="Только одно" />
      {fields.isUnique ? (
        <ChoiceLine
          at={form.at('scope')}
          label="Где только одно"
          data={Object.entries(SCOPE_WORDS).map(([value, label]) => ({ value, label }))}
        />
      ) : null}
      <Held at={form.at('color')}>
        {(color, setColor) => (
          <Input.Wrapper label="Цвет" labelElement="div">
            <ColorPalette value={color} onChange={setColor} />
            <div className={classes.preview}>
              <Title title={fields.title.trim() || 'Так будет выглядеть'} color={color} />
            </div>
          </Input.Wrapper>
        )}
      </Held>
    </DrawerForm>
  );
}
