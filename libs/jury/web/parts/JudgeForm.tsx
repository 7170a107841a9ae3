// A judge: name, title, city, chair, nominations.

import { CompetitionJudgeUpdate, NominationUpdate, rulesOf } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { DrawerForm, Held, SwitchLine, TextLine, useSendForm } from '@rampa/platform/web/desk';
import { NominationsSelect } from './NominationsSelect.tsx';
import type { Judge } from '../api/judges.ts';
import { JudgePhoto } from './JudgePhoto.tsx';

export interface JudgeFormProps {
  competitionGuid: string;
  judge: Judge;
  onClose(): void;
}

export function JudgeForm({ competitionGuid, judge, onClose }: JudgeFormProps) {
  const { guid: competitionJudgeGuid, fullName, title, city, isChair, nominationGuids: was } = judge;
  const form = useSendForm({
    values: { fullName, title, city, isChair, nominations: was },
    rules: {
      of: rulesOf(CompetitionJudgeUpdate),
      body: ({ nominations: _, ...fields }) => ({ competitionJudgeGuid, ...fields }),
    },
    missing: { fullName: 'Как зовут судью?' },
    async send({ nominations, ...fields }) {
      await callApi(CompetitionJudgeUpdate, { body: { competitionJudgeGuid, ...fields } });
      if (nominations.length !== was.length || nominations.some((guid) => !was.includes(guid))) {
        const query = { competitionGuid, competitionJudgeGuid };
        await callApi(NominationUpdate, { query, body: { nominationGuids: nominations } });
      }
    },
    writes: [CompetitionJudgeUpdate, NominationUpdate],
    onSaved: onClose,
  });
  return (
    <DrawerForm form={form} title="Судья" submit="Сохранить" onClose={onClose}>
      <JudgePhoto judge={judge} />
      <TextLine at={form.at('fullName')} label="Фамилия, имя, отчество" autoComplete="off" data-autofocus />
      <TextLine at={form.at('title')} label="Звание и должность, необязательно" />
      <TextLine at={form.at('city')} label="Город, необязательно" />
      <Held at={form.at('nominations')}>
        {(value, set) => (
          <NominationsSelect
            competitionGuid={competitionGuid}
            label="Оценивает номинации"
            description="Не выбрано — все, и будущие."
            value={value}
            onChange={set}
          />
        )}
      </Held>
      <SwitchLine at={form.at('isChair')} label="Председатель жюри" />
    </DrawerForm>
  );
}
