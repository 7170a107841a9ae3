// «Шаблоны»: the organizer's own papers, each opened in the designer.

import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import {
  DesignerCreateDocument,
  DesignerDeleteDocument,
  DesignerGetDocumentsByCompetition,
  DesignerRestoreDocument,
  type PaperFaceView,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  List,
  ListRow,
  ListTools,
  openedLater,
  Page,
  PageHead,
  RowMenu,
  tell,
  useAccess,
  useList,
  useMake,
  useRead,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import { ReadyPapers } from '../parts/ReadyPapers.tsx';
import { templateDetail } from '../parts/words.ts';

const NOTE = 'Дипломы, грамоты, благодарности и сертификаты: двенадцать готовых или свои с чистого листа.';
const SORTS = { changed: 'Недавно изменённые', title: 'По названию, А–Я' };
const COLLATOR = new Intl.Collator('ru', { numeric: true });
const RenameLater = openedLater(async () => (await import('../parts/PaperForms.tsx')).RenameForm);
const TemplateLater = openedLater(async () => (await import('../parts/PaperForms.tsx')).TemplateForm);

export function TemplatesPage() {
  const { guid: competitionGuid = '' } = useParams();
  const go = useNavigate();
  const access = useAccess(competitionGuid);
  const canChange = access.changes('diplomas');
  const query = { competitionGuid };
  const documents = useRead(DesignerGetDocumentsByCompetition, { query });
  const list = useList({ keep: 'templates', sorts: SORTS });
  const [isNew, setNew] = useState(false);
  const [renamed, setRenamed] = useState<PaperFaceView | null>(null);
  const restore = useWrite(DesignerRestoreDocument);
  const remove = useWrite(DesignerDeleteDocument);
  const copy = useMake(DesignerCreateDocument);
  const own = documents.data?.filter(({ isBuiltIn }) => !isBuiltIn).toSorted(by(list.sort));
  const open = (guid: string) => void go(`../diplomas/${guid}/constructor`);
  const read = { ...documents, data: own };

  function take({ guid, title }: PaperFaceView) {
    const asked = { query: { competitionDocumentGuid: guid } };
    const action = { label: 'Вернуть', run: () => restore.mutate(asked) };
    remove.mutate(asked, {
      onSuccess: () => tell(`Шаблон ${inQuotes(title)} удалён`, { subject: guid, action }),
    });
  }

  const make = canChange ? (
    <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setNew(true)}>
      Новый шаблон
    </Button>
  ) : null;
  return (
    <Page isPaper>
      <PageHead
        title="Шаблоны"
        note={NOTE}
        actions={
          <>
            <Link to="../diplomas">К дипломам</Link>
            {own && own.length > 0 ? make : null}
          </>
        }
      />
      <ListTools list={list} search="Название шаблона" rows={own?.length ?? 0} />
      <List<PaperFaceView>
        label="Шаблоны"
        list={list}
        of={wholeList(read, list, { wordsOf: ({ title }) => [title], hasPages: true })}
        idOf={({ guid }) => guid}
        nameOf={({ title }) => title}
        empty={
          <EmptyState action={make}>
            Своих шаблонов пока нет. Начните с готового: диплом лауреата, грамота, благодарность педагогу.
          </EmptyState>
        }
        nothing="Такого шаблона нет. Попробуйте другое слово."
        row={(template) => (
          <ListRow
            title={<Link to={`../diplomas/${template.guid}/constructor`}>{template.title}</Link>}
            detail={templateDetail(template)}
          >
            <Link to={`../diplomas/documents?competitionDocumentGuid=${template.guid}`}>Кому</Link>
            {canChange ? (
              <RowMenu label={template.title} isBusy={remove.isPending || copy.isPending}>
                <Menu.Item onClick={() => open(template.guid)}>Открыть в редакторе</Menu.Item>
                <Menu.Item onClick={() => setRenamed(template)}>Переименовать</Menu.Item>
                <Menu.Item
                  onClick={() =>
                    copy.mutate(
                      { query, body: { title: `${template.title.slice(0, 110)} (копия)`, copyOf: template.guid } },
                      { onSuccess: ({ guid }) => open(guid) },
                    )
                  }
                >
                  Сделать копию
                </Menu.Item>
                <Menu.Item data-danger onClick={() => take(template)}>
                  Удалить
                </Menu.Item>
              </RowMenu>
            ) : null}
          </ListRow>
        )}
      />
      {canChange ? (
        <ReadyPapers
          competitionGuid={competitionGuid}
          isBusy={copy.isPending}
          onTake={(ready, title) =>
            copy.mutate({ query, body: { title, ready } }, { onSuccess: ({ guid }) => open(guid) })
          }
        />
      ) : null}
      <RenameLater
        of={
          renamed
            ? { competitionGuid, guid: renamed.guid, title: renamed.title, onClose: () => setRenamed(null) }
            : null
        }
      />
      <TemplateLater of={isNew ? { competitionGuid, onClose: () => setNew(false), onMade: open } : null} />
    </Page>
  );
}

function by(sort: string): (a: PaperFaceView, b: PaperFaceView) => number {
  return sort === 'title'
    ? (a, b) => COLLATOR.compare(a.title, b.title)
    : (a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? '');
}
