// The form of a generated page: of a new row alone, or of a new one and a known one.

import { constantOf, LABELS, type Added, type Deleted, type PageText } from './page-parts.ts';

export function formText(page: PageText, adds: Added): string {
  return page.changes ? sharedFormText(page, adds, page.changes) : newFormText(page, adds);
}

const fieldsText = (fields: readonly string[]): string =>
  fields
    .map(
      (field, at) =>
        `<TextLine at={form.at('${field}')} label="${LABELS[field]}"${at === 0 ? ' data-autofocus' : ''} />`,
    )
    .join('\n');

/** Of a new row and of a known one. */
function sharedFormText(
  { form, call, list, inEvent }: PageText,
  { constant, asksEvent, fields }: Added,
  changes: Deleted,
): string {
  const row = `AnswerOf<typeof ${constantOf(call)}>['collection'][number]`;
  const event = inEvent && asksEvent;
  return `// A row of the list, new or known.

import { ${constant}, ${changes.constant}, rulesOf, type AnswerOf, type ${constantOf(call)} } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { DrawerForm, tell, TextLine, useSendForm } from '@rampa/platform/web/desk';

export interface ${form}Props {${event ? 'competitionGuid: string;' : ''}
  /** Null: a new one. */
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
      ${fieldsText(fields)}
    </DrawerForm>
  );
}
`;
}

function newFormText({ form, inEvent }: PageText, { constant, asksEvent, fields }: Added): string {
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
      ${fieldsText(fields)}
    </DrawerForm>
  );
}
`;
}
