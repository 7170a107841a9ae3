// The chair puts equal performances in order: pressed one after another, the best first, with the reason.

import { Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { VotingProtocolSetChairDecision, type ProtocolView } from '@rampa/contract';
import { quoted } from '@rampa/platform/web/base';
import { failureTextOf, FormDrawer, tell, useWrite } from '@rampa/platform/web/desk';
import { performanceText, placesOf, pressed, type ChairTie } from '../order/ties.ts';
import classes from '../style/ties.module.css';

export interface DecideTieProps {
  protocol: ProtocolView;
  tie: ChairTie;
  /** Asks for the reason; the usual one stands in the form. */
  onUndo(decisionGuid: string, usualReason: string): void;
  onClose(): void;
}

export function DecideTie({ protocol, tie, onUndo, onClose }: DecideTieProps) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const decide = useWrite(VotingProtocolSetChairDecision, { quiet: true });
  const label = useId();
  const all = tie.rows.map(({ itemGuid }) => itemGuid);
  const isWhole = order.length === all.length;
  const chair = protocol.judges.find(({ isChair }) => isChair)?.fullName;
  const reasonFault = reason.trim().length < 3 ? 'Почему так? Это будет видно в протоколе' : undefined;

  function submit() {
    setAsked(true);
    if (!isWhole || reasonFault) return;
    decide.mutate(
      {
        query: { competitionProgramGuid: protocol.programGuid },
        body: { competitionProgramItemGuids: [...order], reason: reason.trim() },
      },
      {
        onSuccess({ guid }) {
          tell('Решение председателя записано', {
            action: { label: 'Отменить', run: () => onUndo(guid, 'Записали по ошибке') },
          });
          onClose();
        },
      },
    );
  }

  return (
    <FormDrawer
      isOpen
      title="Решение председателя"
      submit="Записать"
      isBusy={decide.isPending}
      refusal={decide.error ? failureTextOf(decide.error) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className={classes.about}>
        {chair ? `Председатель: ${chair}. ` : ''}По правилам эти выступления равны и делят {placesOf(tie)}.
      </p>
      <div role="group" aria-labelledby={label} className={classes.order}>
        <b id={label}>{all.length === 2 ? 'Кто выше?' : 'Нажимайте по порядку, начиная с лучшего'}</b>
        {tie.rows.map((row, index) => {
          const at = order.indexOf(row.itemGuid);
          return (
            <button
              key={row.itemGuid}
              type="button"
              className={classes.choice}
              aria-pressed={at >= 0}
              data-autofocus={index === 0 || undefined}
              onClick={() => setOrder((current) => pressed(current, row.itemGuid, all))}
            >
              <span className={classes.given}>{at < 0 ? '—' : tie.place + at}</span>
              <span>
                <b>{performanceText(row)}</b>
                <small>{[quoted(row.pieceTitle), row.city].filter(Boolean).join(', ')}</small>
              </span>
              {at < 0 ? null : <span className="r-sr-only">: {tie.place + at}‑е место</span>}
            </button>
          );
        })}
        {isAsked && !isWhole ? (
          <p role="alert" className={classes.fault}>
            {all.length === 2 ? 'Выберите, кто выше' : 'Расставьте всех'}
          </p>
        ) : null}
      </div>
      <Textarea
        label="Причина"
        description="Останется в журнале и в объяснении результата"
        placeholder="Сложнее программа, чище строй"
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        error={isAsked ? reasonFault : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDrawer>
  );
}
