// Deletes a judge. With marks it asks for his typed name; the journal keeps him.

import { useState } from 'react';
import { CompetitionJudgeDelete } from '@rampa/contract';
import { ApiFailure } from '@rampa/platform/web/base';
import { TypedConfirm, tell, tellFailure, useWrite } from '@rampa/platform/web/desk';
import type { Judge } from '../api/judges.ts';

export function DeleteJudge({ judge, onClose }: { judge: Judge; onClose(): void }) {
  const [hasMarks, setHasMarks] = useState(false);
  const remove = useWrite(CompetitionJudgeDelete, {
    quiet: true,
  });
  return (
    <TypedConfirm
      key={String(hasMarks)}
      isOpen
      isDanger
      title={hasMarks ? 'Удалить вместе с оценками?' : 'Удалить судью?'}
      action="Удалить"
      typed={hasMarks ? judge.fullName : undefined}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(
          { query: { competitionJudgeGuid: judge.guid, ...(hasMarks ? { force: 'true' } : {}) } },
          {
            onSuccess() {
              tell(`Судья удалён: ${judge.fullName}`);
              onClose();
            },
            onError(error) {
              if (!hasMarks && error instanceof ApiFailure && error.code === 'hasMarks') setHasMarks(true);
              else {
                tellFailure(error);
                onClose();
              }
            },
          },
        )
      }
    >
      {hasMarks
        ? `${judge.fullName}: оценки уже есть. Они перестанут считаться, результаты пересчитаются; в журнале всё останется.`
        : `${judge.fullName}. Ссылка судьи перестанет действовать.`}
    </TypedConfirm>
  );
}
