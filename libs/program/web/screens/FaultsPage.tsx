// «Что не так в программе»: who has too little time, who is of another age, what is too long or without its recording.
// Each line leads to its cure.

import { NumberInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import {
  CompetitionProgramGetFaults,
  CompetitionProgramItemSwap,
  type ProgramFaults,
  type ProgramView,
} from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  List,
  ListFilter,
  ListTools,
  RowsSkeleton,
  tell,
  useList,
  useOwnSetting,
  useRead,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import type { Exchange } from '@rampa/program/domain';
import { FaultRow } from '../faults/FaultRow.tsx';
import { FAULT_KINDS, faultsIn, MOST_REST, restFrom, restKept, stageOf, type Fault } from '../faults/found.ts';
import { useExchanges } from '../faults/use-exchanges.ts';
import { faultsText, KIND_TITLES } from '../faults/words.ts';
import { itemName } from '../order/words.ts';
import { BesideProgram, useBesideProgram, type Beside } from '../parts/BesideProgram.tsx';
import type { Opened } from '../parts/Forms.tsx';
import { OpenedForms } from '../parts/opened-forms.ts';
import { ProgramAside } from '../parts/ProgramAside.tsx';
import classes from '../faults/faults.module.css';

const FOLLOWED = [CompetitionProgramGetFaults];
const NOTE =
  'Времени мало, если между выходами одного и того же исполнителя меньше номеров или минут, чем вы назовёте.';

export function FaultsPage() {
  return (
    <ProgramAside title="Что не так в программе" note={NOTE} empty="Программ пока нет, и проверять нечего.">
      {({ guid }, competitionGuid) => <OfProgram key={guid} programGuid={guid} competitionGuid={competitionGuid} />}
    </ProgramAside>
  );
}

function OfProgram(of: Beside) {
  const { access, live } = useBesideProgram(of, FOLLOWED);
  const faults = useRead(CompetitionProgramGetFaults, { query: { competitionProgramGuid: of.programGuid } });
  return (
    <BesideProgram live={live} rows={6}>
      {(program) => (
        <Answer of={faults} skeleton={<RowsSkeleton rows={6} height="4rem" />}>
          {(known) => <Found program={program} faults={known} canChange={access.changes('program')} />}
        </Answer>
      )}
    </BesideProgram>
  );
}

function Found({ program, faults, canChange }: { program: ProgramView; faults: ProgramFaults; canChange: boolean }) {
  const [kept, keep] = useOwnSetting('program rest');
  const rule = useMemo(() => restFrom(kept), [kept]);
  const stage = useMemo(() => stageOf(program, faults), [program, faults]);
  const all = useMemo(() => faultsIn(program, faults, stage, rule), [program, faults, stage, rule]);
  const list = useList({ filters: { kind: [...FAULT_KINDS] }, usualSize: 20 });
  const kind = FAULT_KINDS.find((one) => one === list.asked.filters.kind);
  const data = kind ? all.filter((one) => one.kind === kind) : all;
  const rows = wholeList({ data, error: null, isPending: false, refetch: () => undefined }, list, {
    wordsOf: (fault) => [itemName(fault.item), fault.kind === 'clash' ? fault.person : ''],
    hasPages: true,
  });
  const exchanges = useExchanges(stage, rule, rows.data?.collection ?? []);
  const swap = useWrite(CompetitionProgramItemSwap);
  const [opened, setOpened] = useState<Opened | null>(null);
  const count = (of: Fault['kind']) => all.filter((one) => one.kind === of).length;

  function exchange({ first, second }: Pick<Exchange, 'first' | 'second'>, isBack = false) {
    const names = program.items.filter(({ guid }) => guid === first || guid === second).map(itemName);
    swap.mutate(
      { query: { competitionProgramGuid: program.guid }, body: { firstGuid: first, secondGuid: second } },
      {
        onSuccess: () =>
          tell(isBack ? 'Оба номера на прежних местах' : `Поменяли местами: ${names.join(' и ')}`, {
            subject: `order ${program.guid}`,
            ...(isBack ? {} : { action: { label: 'Вернуть', run: () => exchange({ first, second }, true) } }),
          }),
      },
    );
  }

  return (
    <>
      <div className={classes.rule} role="group" aria-label="Сколько времени нужно между выходами">
        <NumberInput
          label="Номеров, не меньше"
          {...{ min: 0, max: MOST_REST.items, allowDecimal: false, clampBehavior: 'strict' as const }}
          value={rule.items}
          onChange={(value) => keep(restKept({ ...rule, items: Number(value) || 0 }))}
        />
        <NumberInput
          label="Минут, не меньше"
          {...{ min: 0, max: MOST_REST.minutes, allowDecimal: false, clampBehavior: 'strict' as const }}
          value={rule.minutes}
          onChange={(value) => keep(restKept({ ...rule, minutes: Number(value) || 0 }))}
        />
      </div>
      {program.dateTimeBegin === null && rule.minutes > 0 ? (
        <p className={classes.untimed} role="note">
          У программы нет времени начала: считаем только номера между выходами, а соседние площадки не сверить.
        </p>
      ) : null}
      {all.length > 0 || list.isNarrowed ? (
        <ListTools list={list} search="Исполнитель или номер">
          <ListFilter
            list={list}
            name="kind"
            label="Что показывать"
            all={`Всё: ${all.length}`}
            options={FAULT_KINDS.map((one) => ({ value: one, label: `${KIND_TITLES[one]}: ${count(one)}` }))}
          />
        </ListTools>
      ) : null}
      <List<Fault>
        label="Что не так"
        list={list}
        of={rows}
        height="5rem"
        idOf={({ id }) => id}
        nameOf={({ item }) => itemName(item)}
        sectionOf={({ kind: of }) => KIND_TITLES[of]}
        count={faultsText}
        empty={<EmptyState>Всё в порядке: времени хватает, возраст, длительность и фонограммы сходятся.</EmptyState>}
        nothing="Такого в программе не нашлось. Выберите другое или сбросьте поиск."
        row={(fault) => (
          <FaultRow
            {...{ fault, program, faults, stage, canChange }}
            exchange={exchanges.get(fault.id)}
            isBusy={swap.isPending}
            onExchange={exchange}
            onEdit={(item) => setOpened({ form: 'item', guid: item })}
          />
        )}
      />
      <OpenedForms
        of={
          opened && {
            ...{ opened, program, competitionGuid: program.competitionGuid },
            onChoose: () => undefined,
            onClose: () => setOpened(null),
          }
        }
      />
    </>
  );
}
