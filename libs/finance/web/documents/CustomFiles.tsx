// Files that both sides put beside an application: a signed contract, a power of attorney.

import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  CompetitionDeleteCustomDocument,
  PaymentGetCustomDocumentsByApplication,
  UploadedFileGetByGuid,
  type CustomDocumentView,
} from '@rampa/contract';
import { dayInNumbers } from '@rampa/finance/domain';
import { inQuotes } from '@rampa/kernel';
import { addressOf, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  Confirm,
  ListRow,
  ListRows,
  openedLater,
  RowsSkeleton,
  sizeText,
  tell,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import classes from './documents.module.css';

const AddLater = openedLater(async () => (await import('./CustomFileForm.tsx')).CustomFileForm);

export interface CustomFilesProps {
  applicationGuid: string;
  competitionGuid: string;
  canChange: boolean;
  isMember?: boolean;
}

export function CustomFiles({ applicationGuid, competitionGuid, canChange, isMember = false }: CustomFilesProps) {
  const files = useRead(PaymentGetCustomDocumentsByApplication, { query: { applicationGuid } });
  const [isAdding, setAdding] = useState(false);
  return (
    <section className={classes.papers} aria-labelledby="custom-files">
      <div>
        <h2 id="custom-files">Приложенные файлы</h2>
        <p className={classes.note}>
          {isMember
            ? 'Подписанный договор, доверенность, письмо: их увидит организатор.'
            : 'Подписанный договор, доверенность, письмо. Участник видит их тоже.'}
        </p>
        {canChange ? (
          <Button
            variant="default"
            size="md"
            leftSection={<IconPlus size={18} stroke={1.75} />}
            onClick={() => setAdding(true)}
          >
            Приложить файл
          </Button>
        ) : null}
      </div>
      <Answer of={files} skeleton={<RowsSkeleton rows={2} height="4.25rem" />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState>Файлов пока нет.</EmptyState>
          ) : (
            <ListRows label="Приложенные файлы">
              {rows.map((row) => (
                <FileRow key={row.guid} {...{ row, competitionGuid, isMember }} canChange={canChange && row.isOwn} />
              ))}
            </ListRows>
          )
        }
      </Answer>
      <AddLater of={isAdding ? { applicationGuid, competitionGuid, onClose: () => setAdding(false) } : null} />
    </section>
  );
}

interface FileRowProps {
  row: CustomDocumentView;
  competitionGuid: string;
  canChange: boolean;
  isMember: boolean;
}

function FileRow({ row, competitionGuid, canChange, isMember }: FileRowProps) {
  const remove = useWrite(CompetitionDeleteCustomDocument);
  const [isAsking, setAsking] = useState(false);
  const { guid, title, name, size, byMember, author, createdAt } = row;
  const by = byMember ? (isMember ? 'приложили вы' : author || 'участник') : isMember ? 'организатор' : author;
  const detail = [name, sizeText(size), dayInNumbers(createdAt.slice(0, 10)), by].filter((part) => part !== '');
  return (
    <ListRow
      title={
        <a
          href={addressOf(UploadedFileGetByGuid, { query: { uploadedFileGuid: guid } })}
          target="_blank"
          rel="noreferrer"
        >
          {title}
        </a>
      }
      detail={detail.join(', ')}
    >
      {canChange ? (
        <Button
          variant="subtle"
          aria-label={`Убрать: ${title}`}
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => setAsking(true)}
        >
          Убрать
        </Button>
      ) : null}
      <Confirm
        isOpen={isAsking}
        title={`Убрать ${inQuotes(title)}?`}
        action="Убрать"
        isDanger
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(
            { body: { competitionGuid, uploadedFileGuid: guid } },
            { onSuccess: () => tell(`Файл ${inQuotes(title)} убран`) },
          )
        }
      >
        Файл удалится у обеих сторон. Вернуть его нельзя.
      </Confirm>
    </ListRow>
  );
}
