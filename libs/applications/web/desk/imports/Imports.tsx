// «Импорт заявок»: a table is chosen here, and the former ones stand below with what became of each.

import { Link, useNavigate, useSearchParams } from 'react-router';
import {
  ApplicationImportGetByCompetition,
  ApplicationImportUpload,
  IMPORT_LIMITS,
  type ImportHead,
} from '@rampa/contract';
import { counted, failureText } from '@rampa/kernel';
import { Chip, EmptyState, listed } from '@rampa/platform/web/base';
import {
  DropHint,
  DropZone,
  List,
  ListRow,
  ListTools,
  momentText,
  Page,
  PageHead,
  Section,
  tellRefusal,
  UploadButton,
  useAccess,
  useList,
  useRead,
  useUpload,
} from '@rampa/platform/web/desk';
import { useEventZone } from '../parts/event.ts';
import { OneImport } from './OneImport.tsx';
import { SLOW_MS } from './use-import.ts';
import { countsText, rowsText, STATE_TONES, STATE_WORDS } from './words.ts';
import classes from './imports.module.css';

const SORTS = { '-createdAt': 'Сначала новые', createdAt: 'Сначала давние', name: 'По названию файла, А–Я' };
const TABLES = '.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

export function Imports({ competitionGuid }: { competitionGuid: string }) {
  const [search] = useSearchParams();
  const guid = search.get('import');
  return guid === null ? (
    <AllImports competitionGuid={competitionGuid} />
  ) : (
    <OneImport key={guid} competitionGuid={competitionGuid} guid={guid} />
  );
}

function AllImports({ competitionGuid }: { competitionGuid: string }) {
  const zone = useEventZone(competitionGuid);
  const canChange = useAccess(competitionGuid).changes('requests');
  const list = useList({ keep: 'imports', sorts: SORTS });
  const query = { competitionGuid, ...list.page, ...list.found, ...list.sorted };
  const imports = useRead(ApplicationImportGetByCompetition, { query }, { keepPrevious: true, everyMs: SLOW_MS });
  return (
    <Page isPaper>
      <PageHead
        title="Импорт заявок"
        note="Таблица с заявками из Excel, 1С или Google Форм: сначала проверка, потом запись. Повторный импорт исправляет и не удваивает."
        actions={<Link to={`/organizer/events/${competitionGuid}/applications`}>К заявкам</Link>}
      />
      {canChange ? <TableDrop competitionGuid={competitionGuid} /> : null}
      <Section title="Прежние таблицы">
        <ListTools list={list} search="Название файла" />
        <List<ImportHead>
          label="Прежние таблицы"
          list={list}
          of={imports}
          height="4rem"
          idOf={({ guid }) => guid}
          nameOf={({ name }) => name}
          count={(total) => counted(total, 'таблица', 'таблицы', 'таблиц')}
          empty={<EmptyState>Здесь появятся таблицы, которые вы загрузите, и то, чем кончилась каждая.</EmptyState>}
          nothing="Такой таблицы нет. Попробуйте другое слово."
          row={(one) => (
            <ListRow
              title={
                <Link className={classes.name} to={`?import=${one.guid}`}>
                  {one.name}
                </Link>
              }
              detail={listed(
                momentText(one.createdAt, zone),
                one.authorName,
                one.rowCount === 0 ? '' : rowsText(one.rowCount),
                countsText(one.counts),
              )}
            >
              <Chip tone={STATE_TONES[one.state]}>{STATE_WORDS[one.state]}</Chip>
            </ListRow>
          )}
        />
      </Section>
    </Page>
  );
}

/** One table at a time: chosen, or dropped here. */
function TableDrop({ competitionGuid }: { competitionGuid: string }) {
  const go = useNavigate();
  const upload = useUpload(ApplicationImportUpload);
  async function take(file: File | undefined) {
    if (!file) return;
    if (file.size > IMPORT_LIMITS.bytes) return tellRefusal(failureText('importTooLarge'));
    const answer = await upload.send(file, { competitionGuid });
    if (answer) void go(`?import=${answer.importGuid}`);
  }
  return (
    <div className={classes.drop}>
      <DropZone onFiles={(files) => void take(files[0])}>
        <UploadButton
          label="Выбрать таблицу"
          accept={TABLES}
          share={upload.share}
          onFile={(file) => void take(file)}
          onCancel={upload.cancel}
        />
        <DropHint>
          или перетащите её сюда. XLSX или CSV до 20&nbsp;МБ, до 5000 строк, заголовки в первой строке. Файл видят
          только те, кто работает с заявками, и через {IMPORT_LIMITS.keptDays} дней он удаляется.
        </DropHint>
      </DropZone>
    </div>
  );
}
