// Writes a new page: a list of the list kit; if calls add, change or delete, a form of the form kit and a question.

import { rulesOf, type CallDefinition } from '@rampa/contract';
import { Refusal } from './tree.ts';
import { lines } from './words.ts';

export interface Listed {
  /** The part of the call that takes search, sort and page. */
  part: 'query' | 'body';
  sorts: readonly string[];
  hasSearch: boolean;
  /** Fields that a row shows below its name. */
  texts: readonly string[];
  asksEvent: boolean;
  id: string;
  name: string;
}

interface Added {
  constant: string;
  section: string | null;
  asksEvent: boolean;
  fields: readonly string[];
  /** What each field is called, in Russian. */
  labels: Readonly<Record<string, string>>;
}

interface Deleted {
  constant: string;
  section: string | null;
  /** Name of the guid in its query. */
  guid: string;
}

export interface PageText {
  call: CallDefinition;
  list: Listed;
  component: string;
  form: string;
  title: string;
  word: string;
  inEvent: boolean;
  adds: Added | null;
  changes: Deleted | null;
  deletes: Deleted | null;
}

/** Labels of usual fields; `--labels` gives those of others. */
const LABELS: Readonly<Record<string, string>> = {
  title: 'Название',
  name: 'Имя',
  fullName: 'Фамилия, имя, отчество',
  city: 'Город',
  email: 'Почта',
  phone: 'Телефон',
  note: 'Заметка',
  text: 'Текст',
  link: 'Ссылка',
  comment: 'Комментарий',
  description: 'Описание',
};

/** Words of the orders; a sort without one is added by hand. */
const SORTED: Partial<Record<string, string>> = {
  title: 'названию',
  name: 'имени',
  fullName: 'имени',
  city: 'городу',
  type: 'виду',
};

function sortWords(sort: string): readonly string[] {
  if (sort === 'createdAt') return ['Сначала давние', 'Сначала новые'];
  if (sort === 'updatedAt') return ['Давно изменённые', 'Недавно изменённые'];
  return SORTED[sort] ? [`По ${SORTED[sort]}, А–Я`, `По ${SORTED[sort]}, Я–А`] : [];
}

const constantOf = ({ id }: CallDefinition): string =>
  id.replace(/\/(\w)/, (_, letter: string) => letter.toUpperCase());
const sectionOf = ({ who }: CallDefinition): string | null =>
  who.find((one) => one.startsWith('org:'))?.slice('org:'.length) ?? null;
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

export function addedBy(call: CallDefinition, inEvent: boolean, given: Readonly<Record<string, string>> = {}): Added {
  const asked = fieldsOf(call.query);
  const rules = rulesOf(call);
  const fields = fieldsOf(call.body);
  const labels = { ...LABELS, ...given };
  const isText = (field: string) => rules?.is === 'fields' && rules.fields[field]?.is === 'text';
  if (call.kind !== 'write' || fields.length === 0 || !fields.every(isText))
    throw new Refusal(`A form is generated of texts, and ${call.id} takes others`);
  const unnamed = fields.filter((field) => !labels[field]);
  if (unnamed.length > 0)
    throw new Refusal(`Say what the fields are called: --labels ${unnamed.map((field) => `${field}='…'`).join(',')}`);
  if (asked.some((field) => field !== 'competitionGuid' || !inEvent))
    throw new Refusal(`${call.id} asks for more than this page knows`);
  return { constant: constantOf(call), section: sectionOf(call), asksEvent: asked.length > 0, fields, labels };
}

export function changedBy(call: CallDefinition, adds: Added | null): Deleted {
  const [guid, ...others] = fieldsOf(call.query);
  if (!adds || fieldsOf(call.body).join() !== adds.fields.join())
    throw new Refusal(`${call.id} does not take what --adds takes: they share one form`);
  if (call.kind !== 'write' || !guid || others.length > 0)
    throw new Refusal(`${call.id} is not asked by the guid of a row alone`);
  return { constant: constantOf(call), section: sectionOf(call), guid };
}

export function deletedBy(call: CallDefinition): Deleted {
  const [guid, ...others] = fieldsOf(call.query);
  if (call.kind !== 'write' || !guid || others.length > 0 || fieldsOf(call.body).length > 0)
    throw new Refusal(`${call.id} is not asked by the guid of a row alone`);
  return { constant: constantOf(call), section: sectionOf(call), guid };
}

export function formText(page: PageText, adds: Added): string {
  return page.changes ? sharedFormText(page, adds, page.changes) : newFormText(page, adds);
}

const fieldsText = ({ fields, labels }: Added): string =>
  fields
    .map(
      (field, at) =>
        `<TextLine at={form.at('${field}')} label="${labels[field]}"${at === 0 ? ' data-autofocus' : ''} />`,
    )
    .join('\n');

/** The form of a new row and of a known one. */
function sharedFormText({ form, call, list, inEvent }: PageText, adds: Added, changes: Deleted): string {
  const { constant, asksEvent, fields } = adds;
  const row = `AnswerOf<typeof ${constantOf(call)}>['collection'][number]`;
  const event = inEvent && asksEvent;
  return `// A row of the list, new or known.

import { ${constant}, ${changes.constant}, rulesOf, type AnswerOf, type ${constantOf(call)} } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { DrawerForm, tell, TextLine, useSendForm } from '@rampa/platform/web/desk';

export interface ${form}Props {${event ? 'competitionGuid: string;' : ''}
  /** Null: a new row. */
  row: ${row} | null;
  onClose(): void;
}

export function ${form}({ ${event ? 'competitionGuid, ' : ''}row, onClose }: ${form}Props) {
  const form = useSendForm({
    values: { ${fields.map((field) => `${field}: row?.${field} ?? ''`).join(', ')} },
    rules: { of: rulesOf(${constant}), body: (said) => said },
    writes: [${constant}, ${changes.constant}],
    async send(body) {
      if (row) await callApi(${changes.constant}, { query: { ${changes.guid}: row.${list.id} }, body });
      else await callApi(${constant}, { ${asksEvent ? 'query: { competitionGuid }, ' : ''}body });
    },
    onSaved() {
      tell(row ? 'Сохранено' : 'Добавлено');
      onClose();
    },
  });
  return (
    <DrawerForm
      form={form}
      title={row ? 'Изменить' : 'Добавить'}
      submit={row ? 'Сохранить' : 'Добавить'}
      onClose={onClose}
    >
      ${fieldsText(adds)}
    </DrawerForm>
  );
}
`;
}

function newFormText({ form, inEvent }: PageText, adds: Added): string {
  const { constant, asksEvent, fields } = adds;
  return `// A new row of the list.

import { ${constant} } from '@rampa/contract';
import { DrawerForm, tell, TextLine, useCallForm } from '@rampa/platform/web/desk';

export interface ${form}Props {${inEvent && asksEvent ? 'competitionGuid: string;' : ''}
  onClose(): void;
}

export function ${form}({ ${inEvent && asksEvent ? 'competitionGuid, ' : ''}onClose }: ${form}Props) {
  const form = useCallForm(${constant}, {
    values: { ${fields.map((field) => `${field}: ''`).join(', ')} },
    ${asksEvent ? 'asked: { query: { competitionGuid } },' : ''}
    onSaved() {
      tell('Добавлено');
      onClose();
    },
  });
  return (
    <DrawerForm form={form} title="Добавить" submit="Добавить" onClose={onClose}>
      ${fieldsText(adds)}
    </DrawerForm>
  );
}
`;
}

const addButton = (press: string): string =>
  `<Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => ${press}}>Добавить</Button>`;

export function pageText(page: PageText): string {
  const { call, list, component, form, title, word, inEvent, adds, changes, deletes } = page;
  const constant = constantOf(call);
  const sorts = list.sorts.flatMap((sort) => {
    const [up, down] = sortWords(sort);
    return up && down ? [`${sort}: '${up}'`, `'-${sort}': '${down}'`] : [];
  });
  const asked = `{ ${[
    ...(inEvent && list.part === 'query' ? ['competitionGuid: guid'] : []),
    '...list.page',
    ...(list.hasSearch ? ['...list.found'] : []),
    ...(sorts.length > 0 ? ['...list.sorted'] : []),
  ].join(', ')} }`;
  const sent = [
    ...(list.part === 'body' && inEvent ? ['query: { competitionGuid: guid }'] : []),
    `${list.part}: ${asked}`,
  ].join(', ');
  const of = changes ?? deletes;
  const detail =
    list.texts.length > 0 ? ` detail={listed(${list.texts.map((field) => `row.${field}`).join(', ')})}` : '';
  const may = (section: string | null) => (section ? `access.changes('${section}')` : 'access.isOwner');
  const kit = [
    ...['List', 'ListRow', 'Page', 'PageHead', 'useList', 'useRead'],
    ...(list.hasSearch ? ['ListTools'] : []),
    ...(adds ? ['openedLater'] : []),
    ...(deletes ? ['Confirm', 'tell', 'useWrite'] : []),
    ...(changes || deletes ? ['RowMenu'] : []),
    ...(adds || deletes ? ['useAccess'] : []),
  ].toSorted((one, other) => one.localeCompare(other, 'en'));
  const calls = [constant, ...(deletes ? [deletes.constant] : []), ...(changes || deletes ? ['type AnswerOf'] : [])];
  const mantine = [...(adds ? ['Button'] : []), ...(changes || deletes ? ['Menu'] : [])];
  return lines(
    `// «${title}».\n`,
    mantine.length > 0 ? `import { ${mantine.join(', ')} } from '@mantine/core';` : null,
    adds ? `import { IconPlus } from '@tabler/icons-react';` : null,
    mantine.length > 0 ? `import { useState } from 'react';` : null,
    inEvent ? `import { useParams } from 'react-router';` : null,
    `import { ${calls.join(', ')} } from '@rampa/contract';`,
    deletes ? `import { inQuotes } from '@rampa/kernel';` : null,
    `import { EmptyState${list.texts.length > 0 ? ', listed' : ''} } from '@rampa/platform/web/base';
import { ${kit.join(', ')} } from '@rampa/platform/web/desk';
`,
    adds ? `const FormLater = openedLater(async () => (await import('../parts/${form}.tsx')).${form});\n` : null,
    changes || deletes ? `type Row = AnswerOf<typeof ${constant}>['collection'][number];\n` : null,
    sorts.length > 0 ? `const SORTS = { ${sorts.join(', ')} };\n` : null,
    `export function ${component}() {`,
    inEvent ? `const { guid = '' } = useParams();` : null,
    adds || deletes ? `const access = useAccess(${inEvent ? 'guid' : ''});` : null,
    `  const list = useList({ keep: '${word}'${sorts.length > 0 ? ', sorts: SORTS' : ''} });
  const rows = useRead(${constant}, { ${sent} }, { keepPrevious: true });`,
    adds && !changes ? `const [isAdding, setAdding] = useState(false);` : null,
    changes ? `const [edited, setEdited] = useState<Row | 'new' | null>(null);` : null,
    adds
      ? `const add = ${may(adds.section)} ? (${addButton(changes ? `setEdited('new')` : 'setAdding(true)')}) : null;`
      : null,
    deletes ? `const [deleted, setDeleted] = useState<Row | null>(null);` : null,
    deletes ? `const remove = useWrite(${deletes.constant});` : null,
    of ? `const canChange = ${may(of.section)};` : null,
    `  return (
    <Page>
      <PageHead title="${title}"${adds ? ' actions={rows.data?.totalCount || list.isNarrowed ? add : null}' : ''} />`,
    list.hasSearch ? `<ListTools list={list} search="${list.name === 'title' ? 'Название' : 'Имя'}" />` : null,
    `<List
        label="${title}"
        list={list}
        of={rows}
        idOf={(row) => row.${list.id}}
        nameOf={(row) => row.${list.name}}
        empty={<EmptyState${adds ? ' action={add}' : ''}>Здесь пока ничего нет.</EmptyState>}
        nothing="Ничего не нашлось. Попробуйте другое слово."`,
    of
      ? `row={(row) => (
          <ListRow title={row.${list.name}}${detail}>
            {canChange ? (
              <RowMenu label={row.${list.name}}>
                ${changes ? '<Menu.Item onClick={() => setEdited(row)}>Изменить</Menu.Item>' : ''}
                ${deletes ? '<Menu.Item data-danger onClick={() => setDeleted(row)}>Удалить</Menu.Item>' : ''}
              </RowMenu>
            ) : null}
          </ListRow>
        )}`
      : `row={(row) => <ListRow title={row.${list.name}}${detail} />}`,
    `/>`,
    changes
      ? `<FormLater of={edited && { ${adds!.asksEvent ? 'competitionGuid: guid, ' : ''}row: edited === 'new' ? null : edited, onClose: () => setEdited(null) }} />`
      : null,
    adds && !changes
      ? `<FormLater of={isAdding ? { ${adds.asksEvent ? 'competitionGuid: guid, ' : ''}onClose: () => setAdding(false) } : null} />`
      : null,
    deletes
      ? `<Confirm
        isOpen={deleted !== null}
        isDanger
        title="Удалить?"
        action="Удалить"
        isBusy={remove.isPending}
        onClose={() => setDeleted(null)}
        onConfirm={() =>
          remove.mutate(
            { query: { ${deletes.guid}: deleted!.${list.id} } },
            { onSuccess: () => tell(\`\${inQuotes(deleted!.${list.name})}: удалено\`), onSettled: () => setDeleted(null) },
          )
        }
      >
        {deleted ? \`\${inQuotes(deleted.${list.name})}. Вернуть будет нельзя.\` : null}
      </Confirm>`
      : null,
    `    </Page>
  );
}
`,
  );
}
