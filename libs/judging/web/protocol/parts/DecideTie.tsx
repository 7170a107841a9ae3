// The chair puts equal performances in order: pressed one after another, the best first, with the reason.

import { useId } from 'react';
import { VotingProtocolSetChairDecision, type ProtocolView } from '@rampa/contract';
import { quoted, Whole } from '@rampa/platform/web/base';
import { DrawerForm, tell, TextArea, useCallForm } from '@rampa/platform/web/desk';
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
  const label = useId();
  const all = tie.rows.map(({ itemGuid }) => itemGuid);
  const chair = protocol.judges.find(({ isChair }) => isChair)?.fullName;
  const form = useCallForm(VotingProtocolSetChairDecision, {
    values: { competitionProgramItemGuids: [] as string[], reason: '' },
    asked: { query: { competitionProgramGuid: protocol.programGuid } },
    faults: ({ competitionProgramItemGuids: order, reason }) => ({
      competitionProgramItemGuids:
        order.length === all.length ? undefined : all.length === 2 ? 'Выберите, кто выше' : 'Расставьте всех',
      reason: reason.trim().length < 3 ? 'Почему так? Это будет видно в протоколе' : undefined,
    }),
    onSaved({ guid }) {
      tell('Решение председателя записано', {
        action: { label: 'Отменить', run: () => onUndo(guid, 'Записали по ошибке') },
      });
      onClose();
    },
  });
  const place = form.at('competitionProgramItemGuids');
  const order = place.useValue();

  return (
    <DrawerForm form={form} title="Решение председателя" submit="Записать" onClose={onClose}>
      <p className={classes.about}>
        {chair ? `Председатель: ${chair}. ` : ''}По правилам эти выступления равны и делят {placesOf(tie)}.
      </p>
      <div role="group" aria-labelledby={label} className={classes.order} data-fault={place.error ? true : undefined}>
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
              onClick={() => place.set([...pressed(order, row.itemGuid, all)])}
            >
              <span className={classes.given}>{at < 0 ? '—' : tie.place + at}</span>
              <span>
                <b>
                  <Whole of={performanceText(row)} />
                </b>
                <small>{[quoted(row.pieceTitle), row.city].filter(Boolean).join(', ')}</small>
              </span>
              {at < 0 ? null : <span className="r-sr-only">: {tie.place + at}‑е место</span>}
            </button>
          );
        })}
        {place.error ? (
          <p role="alert" className={classes.fault}>
            {place.error}
          </p>
        ) : null}
      </div>
      <TextArea
        at={form.at('reason')}
        label="Причина"
        description="Останется в журнале и в объяснении результата."
        placeholder="Сложнее программа, чище строй"
      />
    </DrawerForm>
  );
}
