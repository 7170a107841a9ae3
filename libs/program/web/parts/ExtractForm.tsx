// Puts the chosen items into a new program of the next tour: who goes on is proposed by places or totals, and decided.

import { Checkbox, SegmentedControl } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import {
  CompetitionProgramExtract,
  VotingProtocolGetVoitingProtocolJson,
  type ProgramView,
  type TourCarry,
} from '@rampa/contract';
import { counted, formatThousandths, inQuotes } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import {
  DrawerForm,
  Held,
  MarkLine,
  NumberLine,
  tell,
  TextLine,
  useAccess,
  useCallForm,
  useRead,
  type KitForm,
} from '@rampa/platform/web/desk';
import { goingOn, type GoingRule, type Placed } from '@rampa/program/domain';
import { itemName } from '../order/words.ts';
import classes from '../style/forms.module.css';

export interface ExtractFormProps {
  program: ProgramView;
  onMade(guid: string): void;
  onClose(): void;
}

interface Values {
  title: string;
  tour: number;
  carry: TourCarry;
  competitionProgramItemGuids: string[];
  rule: GoingRule['kind'];
  places: number;
  from: number | null;
}
type Form = KitForm<Values>;

const RULES = [
  { value: 'decision', label: 'По решению' },
  { value: 'place', label: 'По местам' },
  { value: 'mark', label: 'По баллу' },
] as const;
const CARRIES: readonly { value: TourCarry; label: string }[] = [
  { value: 'nothing', label: 'Не переносить' },
  { value: 'sum', label: 'Сложить с новыми' },
];

export function ExtractForm({ program, onMade, onClose }: ExtractFormProps) {
  const placed = usePlaced(program);
  const form = useCallForm(CompetitionProgramExtract, {
    values: {
      title: `${program.title}: ${program.tour + 1} тур`.slice(0, 300),
      tour: Math.min(program.tour + 1, 99),
      ...{ carry: 'nothing', competitionProgramItemGuids: [], rule: 'decision', places: 3, from: null },
    } as Values,
    body: ({ title, tour, carry, competitionProgramItemGuids }) => ({
      title,
      tour,
      carry,
      competitionProgramItemGuids,
    }),
    asked: { query: { competitionProgramGuid: program.guid } },
    missing: { competitionProgramItemGuids: 'Отметьте, кто проходит дальше' },
    onSaved({ guid }, { title }) {
      tell(`Программа ${inQuotes(title.trim())} создана`, {
        detail: 'Прежняя осталась как была, вместе с оценками.',
      });
      onMade(guid);
      onClose();
    },
  });
  const items = program.items.filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn);
  const at = form.at('competitionProgramItemGuids');
  const chosen = at.useValue();
  const isWhole = chosen.length === items.length;
  const performances = counted(chosen.length, 'выступление', 'выступления', 'выступлений');
  const results = new Map(placed.map((one) => [one.item, one]));
  const choose = (guids: readonly string[]) =>
    at.set(items.map(({ guid }) => guid).filter((guid) => guids.includes(guid)));

  return (
    <DrawerForm
      form={form}
      title="Вынести в новую программу"
      submit={chosen.length === 0 ? 'Вынести' : `Вынести ${performances}`}
      onClose={onClose}
    >
      <TextLine at={form.at('title')} label="Название новой программы" data-autofocus />
      <NumberLine at={form.at('tour')} label="Тур" description="В другом туре выступления оцениваются заново." />
      {placed.length === 0 ? null : (
        <Held at={form.at('carry')}>
          {(value, set) => (
            <fieldset className={classes.embedded}>
              <legend>Баллы этого тура</legend>
              <SegmentedControl
                aria-label="Баллы этого тура"
                data={[...CARRIES]}
                value={value}
                onChange={(next) => set(next as TourCarry)}
              />
              <p className={classes.said}>
                {value === 'sum'
                  ? 'Балл из протокола прибавится к новому и будет виден в нём как прибавка. Проверьте пороги званий: сумма больше шкалы одного тура.'
                  : 'В новом туре все начинают с нуля.'}
              </p>
            </fieldset>
          )}
        </Held>
      )}
      {placed.length === 0 ? null : <Rule form={form} placed={placed} onChosen={choose} />}
      <fieldset className={classes.list} data-fault={at.error ? true : undefined}>
        <legend>Кто проходит дальше</legend>
        <Checkbox
          className={classes.all!}
          label="Все"
          checked={isWhole}
          indeterminate={chosen.length > 0 && !isWhole}
          onChange={() => at.set(isWhole ? [] : items.map(({ guid }) => guid))}
        />
        <Checkbox.Group value={chosen} onChange={at.set}>
          {items.map((item) => (
            <Checkbox
              key={item.guid}
              className={classes.one!}
              value={item.guid}
              label={itemName(item)}
              description={listed(item.group, resultText(results.get(item.guid)))}
            />
          ))}
        </Checkbox.Group>
        {at.error ? (
          <p role="alert" className={classes.fault}>
            {at.error}
          </p>
        ) : null}
      </fieldset>
    </DrawerForm>
  );
}

/** Results of this program's own performances, for whoever sees protocols; in other cases nothing. */
function usePlaced(program: ProgramView): Placed[] {
  const { sees } = useAccess(program.competitionGuid);
  const protocol = useRead(
    VotingProtocolGetVoitingProtocolJson,
    { query: { competitionProgramGuid: program.guid } },
    { enabled: sees('protocol') && program.protocolState !== null && program.protocolState !== 'Draft' },
  );
  return (protocol.data?.groups ?? []).flatMap(({ key, rows }) =>
    rows
      .filter(({ programGuid, total }) => programGuid === program.guid && total !== null)
      .map(({ itemGuid, place, total }) => ({ item: itemGuid, group: key, place, total })),
  );
}

function resultText(one: Placed | undefined): string {
  if (!one || one.total === null) return '';
  return listed(one.place === null ? '' : `${one.place}\u00A0место`, formatThousandths(one.total, 2));
}

/** Ticks whom the rule takes; a person corrects the ticks after it. */
function Rule({
  form,
  placed,
  onChosen,
}: {
  form: Form;
  placed: readonly Placed[];
  onChosen(guids: readonly string[]): void;
}) {
  const [kind, to, from] = [form.useValue('rule'), Number(form.useValue('places')), form.useValue('from')];
  const take = useEffectEvent((rule: GoingRule) => onChosen(goingOn(placed, rule)));
  useEffect(() => {
    if (kind === 'place' && to >= 1) take({ kind, to });
    if (kind === 'mark' && from !== null && !Number.isNaN(from)) take({ kind, from });
  }, [kind, to, from]);
  return (
    <fieldset className={classes.embedded}>
      <legend>Отметить</legend>
      <Held at={form.at('rule')}>
        {(value, set) => (
          <SegmentedControl
            aria-label="Кого отметить"
            data={[...RULES]}
            value={value}
            onChange={(next) => set(next as GoingRule['kind'])}
          />
        )}
      </Held>
      {kind === 'place' ? (
        <NumberLine
          at={form.at('places')}
          label="Первые места каждой группы"
          description="Кто делит последнее из них, проходит тоже."
          min={1}
          max={100}
        />
      ) : null}
      {kind === 'mark' ? <MarkLine at={form.at('from')} label="Балл и выше" /> : null}
      {kind === 'decision' ? <p className={classes.said}>Отметьте ниже сами, как решило жюри.</p> : null}
    </fieldset>
  );
}
