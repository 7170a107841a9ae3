// «Решение председателя»: ties that the rules leave to him, each with its word or the way to it.

import { Button } from '@mantine/core';
import { IconArrowsSort, IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { VotingProtocolWithdrawChairDecision, type ProtocolView } from '@rampa/contract';
import { listed, unbroken } from '@rampa/platform/web/base';
import { TypedConfirm, tell, tellFailure, useWrite } from '@rampa/platform/web/desk';
import { briefText, chairTies, performanceText, placesOf } from '../order/ties.ts';
import { DecideTieLater } from './forms-later.ts';
import classes from '../style/ties.module.css';

export function ChairTies({ protocol, canChange }: { protocol: ProtocolView; canChange: boolean }) {
  const [opened, setOpened] = useState<string | null>(null);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [withdrawn, setWithdrawn] = useState<{ guid: string; usualReason: string } | null>(null);
  const withdraw = useWrite(VotingProtocolWithdrawChairDecision, { quiet: true });
  const ties = chairTies(protocol);
  const decided = ties.find(({ key }) => key === opened) ?? null;
  const canDecide = canChange && protocol.state === 'Open';

  function takeBack(chairDecisionGuid: string, reason: string) {
    withdraw.mutate(
      { query: { competitionProgramGuid: protocol.programGuid }, body: { chairDecisionGuid, reason } },
      {
        onSuccess() {
          setWithdrawn(null);
          tell('Решение отменено', { detail: 'Равенство снова ждёт председателя.' });
        },
        onError: (error) => tellFailure(error),
      },
    );
  }

  if (ties.length === 0) return null;
  return (
    <>
      <ul className={classes.ties} aria-label="Решения председателя">
        {ties.map((tie) => {
          const isWhole = tie.decision === null || told.has(tie.key);
          return (
            <li key={tie.key} className={classes.tie} data-open={tie.decision === null || undefined}>
              {tie.decision ? (
                <IconGavel size={18} stroke={1.75} aria-hidden />
              ) : (
                <IconArrowsSort size={18} stroke={1.75} aria-hidden />
              )}
              <div>
                <b>{tie.decision ? 'Решение председателя' : headOf(protocol, canDecide)}</b>
                {isWhole ? null : <i>{tie.rows.map(briefText).join(', затем ')}</i>}
                {isWhole ? (
                  <p>
                    {tie.rows.map((row) => unbroken(performanceText(row))).join(tie.decision ? ', затем ' : ' и ')}
                    <span>{unbroken(listed(tie.group.title, tie.group.subtitle, placesOf(tie)))}</span>
                  </p>
                ) : null}
                {isWhole && tie.decision ? <p className={classes.reason}>{tie.decision.reason}</p> : null}
              </div>
              {tie.decision ? (
                <Button
                  variant="subtle"
                  className={classes.more!}
                  aria-expanded={isWhole}
                  onClick={() =>
                    setTold(new Set(isWhole ? [...told].filter((one) => one !== tie.key) : [...told, tie.key]))
                  }
                >
                  {isWhole ? 'Свернуть' : 'Подробнее'}
                </Button>
              ) : null}
              {canDecide && isWhole ? (
                <span className={classes.actions}>
                  <Button variant="default" onClick={() => setOpened(tie.key)}>
                    {tie.decision ? 'Решить иначе' : 'Решить'}
                  </Button>
                  {tie.decision ? (
                    <Button
                      variant="default"
                      onClick={() => setWithdrawn({ guid: tie.decision!.guid, usualReason: '' })}
                    >
                      Отменить решение
                    </Button>
                  ) : null}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
      <DecideTieLater
        key={decided?.key}
        of={
          decided && {
            protocol,
            tie: decided,
            onUndo: (guid, usualReason) => setWithdrawn({ guid, usualReason }),
            onClose: () => setOpened(null),
          }
        }
      />
      <TypedConfirm
        isOpen={withdrawn !== null}
        title="Отменить решение председателя?"
        action="Отменить решение"
        reason="required"
        usualReason={withdrawn?.usualReason ?? ''}
        isBusy={withdraw.isPending}
        onClose={() => setWithdrawn(null)}
        onConfirm={(reason) => withdrawn && takeBack(withdrawn.guid, reason)}
      >
        Выступления снова станут равными.
      </TypedConfirm>
    </>
  );
}

function headOf({ state }: ProtocolView, canDecide: boolean): string {
  if (canDecide || state === 'Open') return 'Равенство: решает председатель';
  return 'Равенство осталось без решения председателя';
}
