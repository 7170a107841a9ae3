// The organizer's correction of a judge's marks, with the reason that stays in the journal.

import { VotingProtocolSavingByCompetitionProtocol, type ProtocolView } from '@rampa/contract';
import { serves, validateMark } from '@rampa/jury/domain';
import { formatThousandths, numberSign } from '@rampa/kernel';
import { DrawerForm, MarkLine, tell, TextArea, useCallForm } from '@rampa/platform/web/desk';
import type { ProtocolRow } from '../order/rows.ts';

export interface CorrectMarksProps {
  protocol: ProtocolView;
  row: ProtocolRow;
  judgeIndex: number;
  onClose(): void;
}

type Criterion = ProtocolView['criteria'][number];

function markFault(criterion: Criterion, value: number | null): string | undefined {
  if (value === null) return undefined;
  if (Number.isNaN(value)) return 'Число до тысячных, например 9,5';
  const verdict = validateMark(criterion, value);
  if (verdict === 'ok') return undefined;
  if (verdict === 'step') return `Шаг ${formatThousandths(criterion.step)}`;
  return `От ${formatThousandths(criterion.min)} до ${formatThousandths(criterion.max)}`;
}

export function CorrectMarks({ protocol, row, judgeIndex, onClose }: CorrectMarksProps) {
  const judge = protocol.judges[judgeIndex]!;
  const judged = row.byJudge[judgeIndex]!;
  const criteria = protocol.criteria
    .map((criterion, index) => ({ criterion, old: judged.marks[index] ?? null }))
    .filter(({ criterion, old }) => old !== null || serves(criterion.nominationGuids, row.nominationGuid));
  type Marks = Record<string, number | null>;
  const changed = (marks: Marks) =>
    criteria.filter(({ criterion, old }) => !Object.is(marks[criterion.guid] ?? null, old));
  const form = useCallForm(VotingProtocolSavingByCompetitionProtocol, {
    values: {
      values: Object.fromEntries(criteria.map(({ criterion, old }) => [criterion.guid, old])) as Marks,
      reason: '',
    },
    asked: { query: { competitionGuid: protocol.competitionGuid } },
    body: ({ values, reason }) => ({
      marks: changed(values).map(({ criterion }) => ({
        competitionProgramItemGuid: row.itemGuid,
        competitionJudgeGuid: judge.guid,
        pointGuid: criterion.guid,
        value: values[criterion.guid] ?? null,
        reason,
      })),
    }),
    faults: ({ values, reason }) => ({
      reason: reason.trim().length < 3 ? 'Зачем исправляем? Это останется в журнале' : undefined,
      ...Object.fromEntries(
        changed(values).map(({ criterion: one }) => [`values.${one.guid}`, markFault(one, values[one.guid] ?? null)]),
      ),
    }),
    onSaved() {
      tell(`Оценки исправлены: ${judge.fullName}, ${numberSign(row.number)} ${row.performer}`);
      onClose();
    },
  });
  return (
    <DrawerForm
      form={form}
      title="Исправить оценки"
      submit="Исправить"
      isReady={changed(form.useValue('values')).length > 0}
      onClose={onClose}
    >
      <p>
        <b>{judge.fullName}</b>
        <br />
        {numberSign(row.number)} {row.performer || row.collective}
      </p>
      {criteria.map(({ criterion, old }, index) => (
        <MarkLine
          key={criterion.guid}
          at={form.at<number | null>(`values.${criterion.guid}`)}
          label={criterion.title}
          description={`${formatThousandths(criterion.min)}–${formatThousandths(criterion.max)}, шаг ${formatThousandths(criterion.step)}${old === null ? ', оценки не было' : `, стояло ${formatThousandths(old)}`}`}
          data-autofocus={index === 0 || undefined}
        />
      ))}
      <TextArea at={form.at('reason')} label="Причина" />
    </DrawerForm>
  );
}
