// Marks that came after the closing: each is accepted or declined by the organizer, none is lost.

import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  VotingProtocolDecideLateMark,
  VotingProtocolGetLateMarks,
  VotingProtocolGetUsingForProtocolByCompetition,
  type AnswerOf,
  type ProtocolView,
} from '@rampa/contract';
import { scaleDecimals } from '@rampa/judging/domain';
import { formatThousandths, numberSign } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, Confirm, exactTimeText, Panel, readOptions, tell, useWrite } from '@rampa/platform/web/desk';
import classes from '../style/late.module.css';

type LateMark = AnswerOf<typeof VotingProtocolGetLateMarks>[number];

export function LateMarks({
  protocol,
  revision,
  onClose,
}: {
  protocol: ProtocolView;
  revision: number | null;
  onClose(): void;
}) {
  const query = { competitionProgramGuid: protocol.programGuid };
  const options = readOptions(VotingProtocolGetLateMarks, { query });
  const late = useQuery({
    ...options,
    queryKey: [...options.queryKey, revision],
    placeholderData: (previous) => previous,
  });
  const [declined, setDeclined] = useState<LateMark | null>(null);
  const decide = useWrite(VotingProtocolDecideLateMark, {
    refreshes: [VotingProtocolGetLateMarks, VotingProtocolGetUsingForProtocolByCompetition],
  });
  /** Both marks of a change with as many decimals as their criterion has. */
  function show({ pointGuid }: LateMark, value: number | null): string {
    const criterion = protocol.criteria.find(({ guid }) => guid === pointGuid);
    return value === null ? 'без оценки' : formatThousandths(value, criterion && scaleDecimals(criterion));
  }

  return (
    <>
      <Panel isOpen={declined === null} title="Поздние оценки" onClose={onClose}>
        <p className={classes.about}>
          Они пришли после закрытия протокола. Принятая оценка пересчитает результат; решение останется в журнале.
        </p>
        <Answer of={late}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState>Решать больше нечего.</EmptyState>
            ) : (
              <ul>
                {list.map((one) => (
                  <li key={one.guid} className={classes.late}>
                    <p>
                      <b>
                        {numberSign(one.number)} {one.performer}
                      </b>
                      <span>
                        {one.judgeName}, {exactTimeText(one.at, protocol.timeZone)}
                      </span>
                    </p>
                    <p className={classes.change}>
                      {one.criterion}: <s>{show(one, one.currentValue)}</s> → <b>{show(one, one.value)}</b>
                    </p>
                    <Group gap="sm">
                      <Button
                        loading={decide.isPending}
                        onClick={() =>
                          decide.mutate(
                            { query, body: { lateMarkGuid: one.guid, accept: true } },
                            { onSuccess: () => tell(`Оценка принята: ${one.judgeName}, ${show(one, one.value)}`) },
                          )
                        }
                      >
                        Принять
                      </Button>
                      <Button variant="default" onClick={() => setDeclined(one)}>
                        Отклонить
                      </Button>
                    </Group>
                  </li>
                ))}
              </ul>
            )
          }
        </Answer>
      </Panel>
      <Confirm
        isOpen={declined !== null}
        title="Отклонить позднюю оценку?"
        action="Отклонить"
        reason="optional"
        isBusy={decide.isPending}
        onClose={() => setDeclined(null)}
        onConfirm={(reason) =>
          decide.mutate(
            { query, body: { lateMarkGuid: declined!.guid, accept: false, reason } },
            { onSuccess: () => tell('Оценка отклонена, в журнале она останется'), onSettled: () => setDeclined(null) },
          )
        }
      >
        {declined ? `${declined.judgeName}: «${declined.criterion}», ${show(declined, declined.value)}.` : null}
      </Confirm>
    </>
  );
}
