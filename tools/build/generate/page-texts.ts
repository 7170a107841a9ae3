// The text of a new page: a list of the list kit; if calls add, change or delete, buttons and a question.

import { constantOf, LABELS, type PageText } from './page-plan.ts';
import { lines } from './words.ts';

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

/** A call of this generator searches all texts of a row. */
function searchWords({ list: { name, texts }, adds }: PageText): string {
  const labels = adds?.labels ?? LABELS;
  const [first, ...others] = [name, ...texts].map((field) => labels[field] ?? 'Название');
  return [first, ...others.map((label) => label.toLowerCase())].join(', ');
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
    list.hasSearch ? `<ListTools list={list} search="${searchWords(page)}" />` : null,
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
