// Writes the pasted items, and takes them all back while the notice is shown.

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemDeleteRange,
  GroupFieldDeleteValue,
  GroupFieldGetValues,
  ReferenceBookItemCreate,
  type ProgramView,
} from '@rampa/contract';
import { knownValue } from '@rampa/competitions/domain';
import { counted } from '@rampa/kernel';
import { ApiFailure, callApi } from '@rampa/platform/web/base';
import { refreshAfter, tell, tellFailure, type Send } from '@rampa/platform/web/desk';
import { addNominations, removeUnusedNominations } from '../api/nominations.ts';
import { portionsOf } from '../paste/portions.ts';
import type { NewValue } from '../paste/new-values.ts';
import type { NewItem } from '../paste/new-item.ts';
import { sameTitle, type ReadLine } from '../paste/read-rows.ts';

const AT_ONCE = 500;
const newOf = (made: readonly { guid: string; isNew: boolean }[]) =>
  made.filter(({ isNew }) => isNew).map(({ guid }) => guid);
const itemsText = (count: number) => counted(count, 'пункт', 'пункта', 'пунктов');

interface List {
  /** All that the user has said of it: the same text is the same list. */
  said: string;
  lines: readonly ReadLine[];
  /** What must be created before the items, because the event does not have it. */
  nominations: readonly string[];
  groupValues: readonly NewValue[];
}

export function usePasteSending(program: ProgramView) {
  const client = useQueryClient();
  const query = { competitionProgramGuid: program.guid };
  /** Sent without knowing what became of it. */
  const unsure = useRef<List & { standing: ProgramView['items'] }>(null);
  const renew = () =>
    refreshAfter(client, CompetitionProgramItemCreateRange, ReferenceBookItemCreate, GroupFieldDeleteValue);

  async function send(list: List, withoutDuration: number, write: Send) {
    // Sent again, it is the same list: the program may hold its rows, numbers and nominations by now.
    const sent = unsure.current?.said === list.said ? unsure.current : { ...list, standing: program.items };
    const { lines, nominations, groupValues, standing } = sent;
    unsure.current = null;
    const guids: string[] = [];
    let made: { guid: string; title: string; isNew: boolean }[] = [];
    try {
      if (nominations.length > 0) made = await addNominations(nominations);
      const items = lines.map<NewItem>(({ item, nomination }) => {
        const found = item.nominationGuid ? null : made.find((one) => sameTitle(one.title, nomination));
        return found ? { ...item, nominationGuid: found.guid } : item;
      });
      for (const portion of portionsOf(items, standing)) {
        let after = portion.afterItemGuid;
        for (let at = 0; at < portion.items.length; at += AT_ONCE) {
          const body = { items: portion.items.slice(at, at + AT_ONCE), afterItemGuid: after };
          const answer = await write(CompetitionProgramItemCreateRange, { query, body });
          guids.push(...answer.guids);
          if (after) after = answer.guids.at(-1)!;
        }
      }
      tell(`Добавили ${itemsText(guids.length)}`, {
        detail: withoutDuration > 0 ? withoutDurationText(withoutDuration) : '',
        action: { label: 'Отменить', run: () => void takeBack(guids, made, groupValues) },
      });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.isPassing || error.code === 'underWay') unsure.current = sent;
      // Nothing of the list was written, so its nominations are deleted too.
      if (guids.length === 0) await removeUnusedNominations(newOf(made)).catch(() => undefined);
      throw guids.length > 0 ? withAlready(error, guids.length) : error;
    } finally {
      void renew();
    }
  }

  async function takeBack(
    guids: string[],
    made: readonly { guid: string; isNew: boolean }[],
    added: readonly NewValue[],
  ) {
    try {
      await callApi(CompetitionProgramItemDeleteRange, { query, body: { data: guids } });
      await removeUnusedNominations(newOf(made));
      await removeUnusedValues(program.competitionGuid, added);
    } catch (error) {
      tellFailure(error);
    } finally {
      void renew();
    }
  }

  return send;
}

/** Adds to the refusal how many items had been written before it. */
function withAlready(error: unknown, count: number): unknown {
  if (!(error instanceof ApiFailure)) return error;
  return new ApiFailure(error.status, error.code, `${error.message} До этого добавили ${itemsText(count)}.`);
}

/** Values that somebody uses meanwhile stay. */
async function removeUnusedValues(competitionGuid: string, added: readonly NewValue[]): Promise<void> {
  if (added.length === 0) return;
  for (const { guid: field, values } of await callApi(GroupFieldGetValues, { query: { competitionGuid } })) {
    for (const { value } of added.filter((one) => one.field === field)) {
      const found = knownValue(value, values);
      if (found?.itemCount !== 0) continue;
      await callApi(GroupFieldDeleteValue, { query: { competitionGuid, groupValueGuid: found.guid } });
    }
  }
}

/** «У 3 выступлений нет длительности» */
export function withoutDurationText(count: number): string {
  return `У ${counted(count, 'выступления', 'выступлений', 'выступлений')} нет длительности`;
}
