// The organizer's correction of a judge's marks, with the reason that stays in the journal.

import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { VotingProtocolSavingByCompetitionProtocol, type ProtocolView } from '@rampa/contract';
import { serves, validateMark } from '@rampa/judging/domain';
import { formatThousandths, numberSign } from '@rampa/kernel';
import { failureTextOf, FormDrawer, MarkInput, tell, useWrite } from '@rampa/platform/web/desk';
import type { ProtocolRow } from '../order/rows.ts';

export interface CorrectMarksProps {
  protocol: ProtocolView;
  row: ProtocolRow;
  judgeIndex: number;
  onClose(): void;
}

export function CorrectMarks({ protocol, row, judgeIndex, onClose }: CorrectMarksProps) {
  const judge = protocol.judges[judgeIndex]!;
  const judged = row.byJudge[judgeIndex]!;
  const criteria = protocol.criteria
    .map((criterion, index) => ({ criterion, old: judged.marks[index] ?? null }))
    .filter(({ criterion, old }) => old !== null || serves(criterion.nominationGuids, row.nominationGuid));
  const [values, setValues] = useState<Record<string, number | null>>({});
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const save = useWrite(VotingProtocolSavingByCompetitionProtocol, { quiet: true });

  const changed = criteria.filter(
    ({ criterion, old }) => criterion.guid in values && !Object.is(values[criterion.guid], old),
  );
  const faultOf = (guid: string) => {
    const criterion = protocol.criteria.find((one) => one.guid === guid)!;
    const value = values[guid];
    if (value === undefined || value === null) return undefined;
    if (Number.isNaN(value)) return 'Число до тысячных, например 9,5';
    const verdict = validateMark(criterion, value);
    if (verdict === 'ok') return undefined;
    if (verdict === 'step') return `Шаг ${formatThousandths(criterion.step)}`;
    return `От ${formatThousandths(criterion.min)} до ${formatThousandths(criterion.max)}`;
  };
  const reasonFault = reason.trim().length < 3 ? 'Зачем исправляем? Это останется в журнале' : undefined;
  const hasFaults = changed.some(({ criterion }) => faultOf(criterion.guid) !== undefined);

  function submit() {
    setAsked(true);
    if (reasonFault || hasFaults || changed.length === 0) return;
    save.mutate(
      {
        query: { competitionGuid: protocol.competitionGuid },
        body: {
          marks: changed.map(({ criterion }) => ({
            competitionProgramItemGuid: row.itemGuid,
            competitionJudgeGuid: judge.guid,
            pointGuid: criterion.guid,
            value: values[criterion.guid] ?? null,
            reason: reason.trim(),
          })),
        },
      },
      {
        onSuccess() {
          tell(`Оценки исправлены: ${judge.fullName}, ${numberSign(row.number)} ${row.performer}`);
          onClose();
        },
      },
    );
  }

  return (
    <FormDrawer
      isOpen
      title="Исправить оценки"
      submit="Исправить"
      isReady={changed.length > 0}
      isBusy={save.isPending}
      refusal={save.error ? failureTextOf(save.error) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        <b>{judge.fullName}</b>
        <br />
        {numberSign(row.number)} {row.performer || row.collective}
      </p>
      {criteria.map(({ criterion, old }, index) => (
        <MarkInput
          key={criterion.guid}
          label={criterion.title}
          description={`${formatThousandths(criterion.min)}–${formatThousandths(criterion.max)}, шаг ${formatThousandths(criterion.step)}${old === null ? ', оценки не было' : `, стояло ${formatThousandths(old)}`}`}
          data-autofocus={index === 0 || undefined}
          value={criterion.guid in values ? values[criterion.guid]! : old}
          {...(faultOf(criterion.guid) ? { error: faultOf(criterion.guid) } : {})}
          onChange={(value) => setValues((current) => ({ ...current, [criterion.guid]: value }))}
        />
      ))}
      <Textarea
        label="Причина"
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
