// «Документы»: положение, lists, forms to fill in; what members find under «Положения и списки».

import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DOCUMENT_ACCEPT, DOCUMENT_FORMATS, kindLabel } from '@rampa/competitions/domain';
import {
  CompetitionArrangeUploadedFiles,
  CompetitionBeginUpload,
  CompetitionCancelUpload,
  CompetitionDeleteUploadedFile,
  CompetitionFinishUpload,
  CompetitionGetUploadedFilesByCompetition,
  CompetitionGetUploads,
  CompetitionSendPiece,
  CompetitionShowUploadedFile,
  type EventDocumentView,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { callApi, Chip, EmptyState, listed } from '@rampa/platform/web/base';
import {
  Answer,
  Confirm,
  copyText,
  FileDrop,
  sizeText,
  ListRow,
  OrderedList,
  Page,
  PageHead,
  RowMenu,
  RowsSkeleton,
  Section,
  tell,
  tellRefusal,
  UploadLines,
  useAccess,
  useRead,
  useUploads,
  useWrite,
} from '@rampa/platform/web/desk';
import { AUDIENCE_WORDS } from '../documents/audience-words.ts';
import { addressOfDocument } from '../documents/document-address.ts';
import { DocumentTitle } from '../documents/DocumentTitle.tsx';
import { DocumentLater, DocumentViewLater } from '../parts/forms-later.ts';
import classes from '../documents/documents.module.css';

export function DocumentsPage() {
  const { guid = '' } = useParams();
  const query = { competitionGuid: guid };
  const canChange = useAccess(guid).changes('settings');
  const documents = useRead(CompetitionGetUploadedFilesByCompetition, { query });
  const unfinished = useRead(CompetitionGetUploads, { query }, { enabled: canChange });
  const arrange = useWrite(CompetitionArrangeUploadedFiles, { inOrder: 'documents' });
  const remove = useWrite(CompetitionDeleteUploadedFile);
  const show = useWrite(CompetitionShowUploadedFile);
  const [edited, setEdited] = useState<EventDocumentView | null>(null);
  const [shown, setShown] = useState<EventDocumentView | null>(null);
  const [deleted, setDeleted] = useState<EventDocumentView | null>(null);
  const uploads = useUploads(
    {
      begin: (body) => callApi(CompetitionBeginUpload, { query, body }),
      piece: CompetitionSendPiece,
      finish: (uploadGuid) => callApi(CompetitionFinishUpload, { body: { uploadGuid }, timeLimit: 60_000 }),
      cancel: (uploadGuid) => callApi(CompetitionCancelUpload, { query: { uploadGuid } }),
      writes: [CompetitionFinishUpload],
    },
    unfinished.data,
  );

  function showTo(document: EventDocumentView, audience: EventDocumentView['audience'] = 'members') {
    const { guid: uploadedFileGuid, name } = document;
    const said = audience === 'members' ? 'виден участникам' : 'снова скрыт от участников';
    const action = { label: 'Вернуть', run: () => showTo({ ...document, audience }, document.audience) };
    const onSuccess = () => tell(`Документ ${inQuotes(name)} ${said}`, { subject: uploadedFileGuid, action });
    show.mutate({ body: { uploadedFileGuid, audience } }, { onSuccess });
  }

  function copyLink({ guid: document, name }: EventDocumentView) {
    const url = new URL(addressOfDocument(document), window.location.origin).href;
    void copyText(url).then((isCopied) =>
      isCopied
        ? tell(`Ссылка на ${inQuotes(name)} скопирована`, { subject: document })
        : tellRefusal('Браузер не дал скопировать', { subject: document, detail: url }),
    );
  }

  return (
    <Page>
      <PageHead
        title="Документы"
        note="Положение, списки, бланки. Участники находят их на странице мероприятия в том же порядке."
      />
      {canChange ? (
        <div className={classes.drop}>
          <FileDrop
            label="Добавить файлы"
            accept={DOCUMENT_ACCEPT}
            hint={`Или перетащите их сюда. ${DOCUMENT_FORMATS}, до 80\u00A0МБ каждый.`}
            onFiles={uploads.add}
          />
          <UploadLines uploads={uploads} />
        </div>
      ) : null}
      <Section title="Что загружено">
        <Answer of={documents} skeleton={<RowsSkeleton rows={4} height="3.75rem" />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState>Документов пока нет. Начните с положения: его ищут в первую очередь.</EmptyState>
            ) : (
              <OrderedList
                label="Документы"
                name="documents"
                words={['документ', 'документа', 'документов']}
                rows={list}
                idOf={(one) => one.guid}
                nameOf={(one) => one.name}
                canChange={canChange}
                write={(uploadedFileGuids) => arrange.mutateAsync({ query, body: { uploadedFileGuids } })}
                row={(one, { moves, isBusy }) => (
                  <ListRow
                    title={
                      <>
                        <DocumentTitle document={one} onOpen={setShown} />{' '}
                        {one.audience === 'all' ? <Chip tone="info">виден всем</Chip> : null}
                        {one.audience === 'staff' ? <Chip tone="now">скрыт от участников</Chip> : null}
                      </>
                    }
                    detail={listed(
                      one.comment,
                      kindLabel(one.type),
                      sizeText(one.size),
                      ['all', 'staff'].includes(one.audience) ? '' : AUDIENCE_WORDS[one.audience],
                    )}
                  >
                    {canChange ? (
                      <>
                        {one.audience === 'staff' ? (
                          <Button
                            variant="default"
                            aria-label={`Показать участникам: ${one.name}`}
                            onClick={() => showTo(one)}
                          >
                            Показать участникам
                          </Button>
                        ) : null}
                        <Button variant="default" aria-label={`Изменить: ${one.name}`} onClick={() => setEdited(one)}>
                          Изменить
                        </Button>
                        <RowMenu label={one.name} isBusy={isBusy}>
                          {moves}
                          {one.audience === 'all' ? (
                            <Menu.Item onClick={() => copyLink(one)}>Скопировать ссылку</Menu.Item>
                          ) : null}
                          <Menu.Item component="a" href={addressOfDocument(one.guid)} download={one.name}>
                            Скачать
                          </Menu.Item>
                          <Menu.Item data-danger onClick={() => setDeleted(one)}>
                            Удалить
                          </Menu.Item>
                        </RowMenu>
                      </>
                    ) : null}
                  </ListRow>
                )}
              />
            )
          }
        </Answer>
      </Section>
      <DocumentLater of={edited && { document: edited, onClose: () => setEdited(null) }} />
      <DocumentViewLater of={shown && { document: shown, onClose: () => setShown(null) }} />
      <Confirm
        isOpen={deleted !== null}
        isDanger
        title="Удалить документ?"
        action="Удалить"
        isBusy={remove.isPending}
        onClose={() => setDeleted(null)}
        onConfirm={() =>
          remove.mutate(
            { query: { ...query, uploadedFileGuid: deleted!.guid } },
            { onSuccess: () => tell(`Документ ${inQuotes(deleted!.name)} удалён`), onSettled: () => setDeleted(null) },
          )
        }
      >
        {deleted
          ? `${inQuotes(deleted.name)} исчезнет${deleted.audience === 'staff' ? '' : ' и у участников'}. Вернуть его нельзя, только загрузить снова.`
          : null}
      </Confirm>
    </Page>
  );
}
