// A judge's link: made, copied, shown as a QR code, revoked.

import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import {
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionJudgeDeleteFastLoginUrl,
  CompetitionJudgeGetByCompetitionGuid,
} from '@rampa/contract';
import { Confirm, Panel, QrSheet, tell, useWrite } from '@rampa/platform/web/desk';
import type { Judge } from '../api/judges.ts';
import classes from '../style/link.module.css';

export function JudgeLink({ judge, onClose }: { judge: Judge; onClose(): void }) {
  const query = { competitionJudgeGuid: judge.guid };
  const refreshes = [CompetitionJudgeGetByCompetitionGuid];
  const create = useWrite(CompetitionJudgeCreateFastLoginUrl, { refreshes });
  const revoke = useWrite(CompetitionJudgeDeleteFastLoginUrl, { refreshes });
  const [asked, setAsked] = useState<'new' | 'revoke' | null>(null);
  const url = create.data?.url ?? judge.fastLoginUrl;
  const isRevoked = revoke.isSuccess && !judge.fastLoginUrl;
  const make = () => create.mutate({ query, body: {} }, { onSettled: () => setAsked(null) });

  return (
    <>
      <Panel isOpen={asked === null} title="Ссылка судьи" onClose={onClose}>
        {url && !isRevoked ? (
          <>
            <QrSheet
              title="Вход судьи"
              name={judge.fullName}
              hint="Наведите камеру телефона или планшета и нажмите «Войти». Для запасного планшета код тот же: прежний продолжит работать."
              url={url}
            />
            <div className={classes.danger}>
              <Button variant="default" onClick={() => setAsked('new')}>
                Новая ссылка
              </Button>
              <Button variant="outline" color="danger" onClick={() => setAsked('revoke')}>
                Отозвать
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className={classes.name}>{judge.fullName}</p>
            <p className={classes.note}>Ссылки пока нет. По ней судья откроет свой лист на телефоне или планшете.</p>
            <Button
              size="md"
              leftSection={<IconLink size={18} stroke={1.75} />}
              loading={create.isPending}
              onClick={make}
            >
              Создать ссылку
            </Button>
          </>
        )}
      </Panel>
      <Confirm
        isOpen={asked === 'new'}
        title="Сделать новую ссылку?"
        action="Сделать новую"
        isBusy={create.isPending}
        onClose={() => setAsked(null)}
        onConfirm={make}
      >
        Прежняя перестанет действовать, и судья выйдет на всех устройствах. Поставленные оценки останутся.
      </Confirm>
      <Confirm
        isOpen={asked === 'revoke'}
        isDanger
        title="Отозвать ссылку?"
        action="Отозвать"
        isBusy={revoke.isPending}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          revoke.mutate(
            { query },
            {
              onSuccess() {
                create.reset();
                tell(`Ссылка отозвана: ${judge.fullName}`);
              },
              onSettled: () => setAsked(null),
            },
          )
        }
      >
        Судья выйдет на всех устройствах в течение пяти секунд. Поставленные оценки останутся.
      </Confirm>
    </>
  );
}
