// What was pasted and how it is understood: the table, its columns, and the user's corrections.

import { useDeferredValue, useMemo, useState } from 'react';
import { GroupFieldGetByCompetition, type ProgramView } from '@rampa/contract';
import type { PerformerKind } from '@rampa/kernel';
import { useRead } from '@rampa/platform/web/desk';
import { useNominations } from '../api/nominations.ts';
import { guessColumns, headingOf, type ColumnUse } from '../paste/columns.ts';
import {
  guessTenths,
  guessUnit,
  hasTenths,
  hasThreeParts,
  isBare,
  saysUnit,
  type Meaning,
} from '../paste/durations.ts';
import { knownValues } from '../paste/known-values.ts';
import { choiceOf, newValuesOf, settledValues } from '../paste/new-values.ts';
import type { NewItem } from '../paste/new-item.ts';
import { readRows } from '../paste/read-rows.ts';
import { readTable } from '../paste/read-table.ts';
import { usualCase } from '@rampa/program/domain';

/** `text` is shown in the form. */
export function usePasted(program: ProgramView, text: string) {
  const query = { competitionGuid: program.competitionGuid };
  const nominations = useNominations(program.competitionGuid);
  const groupFields = useRead(GroupFieldGetByCompetition, { query });
  const [columns, setColumns] = useState<Record<number, ColumnUse>>({});
  /** What the user has said of the durations. */
  const [said, setSaid] = useState<Partial<Meaning>>({});
  /** By line. */
  const [kinds, setKinds] = useState<Record<number, PerformerKind>>({});
  const [isCaseMended, mendCase] = useState(false);
  /** What replaces a new value. */
  const [instead, setInstead] = useState<Record<string, string>>({});
  const pasted = useDeferredValue(text);
  const groups = useMemo(() => groupFields.data ?? [], [groupFields.data]);
  const known = useMemo(() => knownValues(program), [program]);

  const table = useMemo(() => {
    const rows = readTable(pasted);
    const heading = headingOf(rows, groups);
    return {
      heading: heading ? rows[0]!.cells : [],
      rows: heading ? rows.slice(1) : rows,
      uses: heading ?? guessColumns(rows),
    };
  }, [pasted, groups]);
  const uses = useMemo(() => table.uses.map((use, index) => columns[index] ?? use), [table, columns]);

  const at = uses.indexOf('duration');
  const heading = table.heading[at] ?? '';
  const durations = useMemo(() => (at < 0 ? [] : table.rows.map(({ cells }) => cells[at] ?? '')), [table, at]);
  const meaning = useMemo<Meaning>(
    () => ({
      unit: said.unit ?? guessUnit(heading, durations),
      tenths: said.tenths ?? guessTenths(durations),
      threeParts: said.threeParts ?? null,
    }),
    [said, heading, durations],
  );
  const inDoubt = {
    unit: saysUnit(heading) ? [] : durations.filter(isBare),
    tenths: meaning.unit === 'minutes' ? durations.filter(hasTenths) : [],
    threeParts: durations.filter(hasThreeParts),
  };

  const read = useMemo(() => {
    const numbers = new Set(program.items.map((item) => item.number).filter(Boolean));
    const forms = new Set(groups.filter(({ tag }) => tag === 'form').map(({ guid }) => guid));
    const given = { nominations: nominations.data ?? [], numbers, meaning, forms, blocks: program.items };
    const { lines, ...rest } = readRows(table.rows, uses, given);
    return {
      ...rest,
      lines: lines.map((one) => {
        const performerKind = kinds[one.line];
        return performerKind ? { ...one, item: { ...one.item, performerKind } } : one;
      }),
    };
  }, [table, uses, meaning, kinds, nominations.data, groups, program.items]);
  const miscased = useMemo(
    () =>
      read.lines.flatMap(({ line, item: { performer = '' } }) => {
        const usual = usualCase(performer);
        return usual === null ? [] : [{ line, typed: performer, usual }];
      }),
    [read],
  );
  const fresh = useMemo(() => {
    const items = read.lines.map(({ item }) => item);
    return newValuesOf(
      items,
      groups.map(({ guid }) => guid),
      known,
    );
  }, [read, groups, known]);

  return {
    ...{ miscased, isCaseMended, mendCase },
    ...{ heading: table.heading, rows: table.rows, uses, groups, known, read, fresh, instead },
    /** The event's existing values are loaded. */
    isKnown: !groupFields.isPending && !nominations.isPending,
    /** Durations about which the user is asked, by the question. */
    inDoubt,
    meaning,
    /** All that the user has said, in one text. */
    given: JSON.stringify([text, columns, said, kinds, isCaseMended, instead]),
    sayMeaning: (answer: Partial<Meaning>) => setSaid((current) => ({ ...current, ...answer })),
    /** A question stands without an answer. */
    isAsking: (Object.keys(inDoubt) as (keyof Meaning)[]).some((about) => inDoubt[about].length > 0 && !meaning[about]),
    /** Another table: corrections of the former one are dropped. */
    startAnew() {
      setColumns({});
      setSaid({});
      setKinds({});
      setInstead({});
      mendCase(false);
    },
    setColumn(column: number, use: ColumnUse) {
      // One meaning, one column: the column that had it before loses it.
      const freed = uses.flatMap((other, index) =>
        index !== column && other === use && use !== 'skip' ? [[index, 'skip']] : [],
      );
      setColumns((current) => ({ ...current, ...Object.fromEntries(freed), [column]: use }));
    },
    /** Columns with these headings are understood anew. */
    forgetColumns: (titles: readonly string[]) =>
      setColumns((current) =>
        Object.fromEntries(
          Object.entries(current).filter(([column]) => !titles.includes((table.heading[Number(column)] ?? '').trim())),
        ),
      ),
    setKind: (line: number, kind: PerformerKind) => setKinds((current) => ({ ...current, [line]: kind })),
    setInstead: (choice: string, value: string | null) =>
      setInstead(({ [choice]: _, ...others }) => (value === null ? others : { ...others, [choice]: value })),
    settled(item: NewItem) {
      const usual = isCaseMended ? usualCase(item.performer ?? '') : null;
      return settledValues(usual === null ? item : { ...item, performer: usual }, known, fresh, instead);
    },
    /** The values that will be created in the event. */
    added: fresh.filter(({ field, value }) => instead[choiceOf(field, value)] === undefined),
  };
}

export type Pasted = ReturnType<typeof usePasted>;
