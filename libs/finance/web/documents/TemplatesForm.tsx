// Templates of the organizer: what each kind of paper is made from, a sample to begin with, and which fields there are.

import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import {
  CompetitionDeleteTypeDocument,
  CompetitionGetTypeDocumentSample,
  CompetitionGetUploadedTypeDocumentsByCompetition,
  CompetitionPreviewTypeDocument,
  CompetitionUploadTypeDocument,
  type TypeDocumentType,
  type TypeDocumentView,
} from '@rampa/contract';
import { TEMPLATE_TYPES, templateFields } from '@rampa/finance/domain';
import { inQuotes } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import {
  Answer,
  Confirm,
  Panel,
  RowsSkeleton,
  sizeText,
  tell,
  UploadButton,
  useDownload,
  useRead,
  useUpload,
  useWrite,
} from '@rampa/platform/web/desk';
import { PAPER_WORDS } from './paper-words.ts';
import classes from './documents.module.css';

const ACCEPT = '.docx,.pdf,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface TemplatesFormProps {
  competitionGuid: string;
  canChange: boolean;
  onClose(): void;
}

export function TemplatesForm({ competitionGuid, canChange, onClose }: TemplatesFormProps) {
  const own = useRead(CompetitionGetUploadedTypeDocumentsByCompetition, { query: { competitionGuid } });
  return (
    <Panel isOpen title="Шаблоны документов" onClose={onClose}>
      <p className={classes.note}>
        Документ Word (DOCX) с полями в фигурных скобках портал заполнит сам: скачайте образец и поправьте его. Готовый
        PDF выдаётся всем как есть, без номера. Уже выпущенные документы не меняются.
      </p>
      <Answer of={own} skeleton={<RowsSkeleton rows={4} height="5rem" />}>
        {(rows) => (
          <div className={classes.templates}>
            {TEMPLATE_TYPES.map((type) => (
              <Template
                key={type}
                {...{ type, competitionGuid, canChange }}
                own={rows.find(({ documentType }) => documentType === type) ?? null}
              />
            ))}
          </div>
        )}
      </Answer>
    </Panel>
  );
}

interface TemplateProps {
  type: TypeDocumentType;
  competitionGuid: string;
  canChange: boolean;
  own: TypeDocumentView | null;
}

function Template({ type, competitionGuid, canChange, own }: TemplateProps) {
  const upload = useUpload(CompetitionUploadTypeDocument);
  const remove = useWrite(CompetitionDeleteTypeDocument);
  const download = useDownload();
  const [isAsking, setAsking] = useState(false);
  const word = PAPER_WORDS[type];
  const query = { competitionGuid, documentType: type };

  async function send(file: File) {
    const answer = await upload.send(file, query);
    if (answer)
      tell(answer.format === 'pdf' ? `${word}: будет готовый PDF` : `${word}: новые документы пойдут по шаблону`, {
        subject: type,
      });
  }

  return (
    <section aria-label={word}>
      <h3>
        {word} <Chip tone={own ? 'ok' : 'plain'}>{stateOf(own)}</Chip>
      </h3>
      {own ? (
        <p>
          {own.name}, {sizeText(own.size)}
        </p>
      ) : null}
      <Group gap="sm">
        {canChange ? (
          <UploadButton
            label={own ? 'Заменить' : 'Загрузить шаблон'}
            accept={ACCEPT}
            share={upload.share}
            onFile={(file) => void send(file)}
            onCancel={upload.cancel}
          />
        ) : null}
        <Button
          variant="subtle"
          disabled={download.isBusy}
          aria-label={own ? `Посмотреть на примере: ${word}` : `Скачать образец: ${word}`}
          onClick={() =>
            void download.run(own ? CompetitionPreviewTypeDocument : CompetitionGetTypeDocumentSample, query)
          }
        >
          {own ? 'Посмотреть на примере' : 'Скачать образец'}
        </Button>
        {own && canChange ? (
          <Button variant="subtle" aria-label={`Вернуть документ портала: ${word}`} onClick={() => setAsking(true)}>
            Вернуть документ портала
          </Button>
        ) : null}
      </Group>
      <details className={classes.fields}>
        <summary>Поля, которые можно вставить</summary>
        <dl>
          {templateFields(type).map(({ tag, says, rows }) => (
            <div key={tag}>
              <dt>
                {rows ? `{#${tag}} … {/${tag}}` : `{${tag}}`}
                {rows ? <small>внутри: {rows.map((row) => `{${row.tag}}`).join(' ')}</small> : null}
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Confirm
        isOpen={isAsking}
        title={`Убрать ${inQuotes(own?.name ?? '')}?`}
        action="Вернуть документ портала"
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(
            { query },
            {
              onSuccess: () => {
                setAsking(false);
                tell(`${word}: снова документ портала`, { subject: type });
              },
            },
          )
        }
      >
        Новые документы будут такими, какими их делает портал. Выпущенные по шаблону останутся.
      </Confirm>
    </section>
  );
}

function stateOf(own: TypeDocumentView | null): string {
  if (!own) return 'документ портала';
  return own.format === 'pdf' ? 'готовый PDF' : 'ваш шаблон';
}
