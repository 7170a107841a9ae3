// Whose performances a paper is for: by title or special prize, nomination and place.

import { NumberInput, TagsInput } from '@mantine/core';
import {
  AwardSettingGetByCompetition,
  CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition,
  NominationGetNominationsByCompetition,
} from '@rampa/contract';
import { PAPER_LIMITS } from '@rampa/kernel';
import { useAllPages, useRead } from '@rampa/platform/web/desk';
import { clamp } from './numbers.tsx';
import type { Editor } from './use-editor.ts';

export interface WhoseProps {
  editor: Editor;
  competitionGuid: string;
}

export function Whose({ editor, competitionGuid }: WhoseProps) {
  const query = { competitionGuid };
  const awards = useRead(AwardSettingGetByCompetition, { query });
  const nominations = useRead(NominationGetNominationsByCompetition, { query });
  const { draft } = editor;
  const isPrize = draft.recipients === 'prizes';
  const given = useAllPages(
    CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition,
    { query },
    { enabled: isPrize },
  );
  return (
    <>
      <TagsInput
        label={isPrize ? 'Только за эти спецпризы' : 'Только с этими званиями'}
        description={isPrize ? 'Пусто — за все.' : 'Пусто — всем.'}
        data={titlesOf(isPrize ? given.data?.collection : awards.data)}
        maxTags={100}
        value={draft.awardTitles}
        onChange={(awardTitles) => editor.change((now) => ({ ...now, awardTitles }))}
      />
      <TagsInput
        label="Только в этих номинациях"
        description="Пусто — во всех."
        data={titlesOf(nominations.data)}
        maxTags={100}
        value={draft.nominations}
        onChange={(own) => editor.change((now) => ({ ...now, nominations: own }))}
      />
      {isPrize ? null : (
        <NumberInput
          label="Место не ниже"
          description="Пусто — с любым местом и без места."
          value={draft.lastPlace ?? ''}
          min={1}
          max={PAPER_LIMITS.place}
          allowDecimal={false}
          onChange={(typed) => {
            const lastPlace = typeof typed === 'number' ? clamp(typed, 1, PAPER_LIMITS.place) : null;
            editor.change((now) => ({ ...now, lastPlace }), { mark: 'place' });
          }}
        />
      )}
    </>
  );
}

const titlesOf = (rows: readonly { title: string }[] = []) => [...new Set(rows.map(({ title }) => title))];
