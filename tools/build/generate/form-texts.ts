// The text of a new page's form: a drawer of the form kit, for new rows alone or for known ones too.

import { constantOf, type Added, type Deleted, type PageText } from './page-plan.ts';

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
    async send(body, write) {
      if (row) await write(${changes.constant}, { query: { ${changes.guid}: row.${list.id} }, body });
      else await write(${constant}, { ${asksEvent ? 'query: { competitionGuid }, ' : ''}body });
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
