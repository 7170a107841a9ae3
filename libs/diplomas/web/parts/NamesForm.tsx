// Names in the cases that a paper needs: offered by a library, read by a person, kept for the next paper.

import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { DesignerGetNames, DesignerKeepNames, rulesOf, type AnswerOf } from '@rampa/contract';
import { counted, type NameCase } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  FormFrame,
  FormSaid,
  List,
  ListRow,
  ListTools,
  Panel,
  tell,
  useList,
  useRead,
  useSendForm,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import classes from './names.module.css';

type Name = AnswerOf<typeof DesignerGetNames>['names'][number];
type Form = Name['forms'][number];
/** By case and name. */
type Typed = Readonly<Record<string, string>>;

const CASES: Readonly<Record<NameCase, string>> = { dative: 'кому', accusative: 'кого' };
const SORTS = { order: 'В порядке бумаг', name: 'По имени, А–Я' };
const COLLATOR = new Intl.Collator('ru');

export interface NamesFormProps {
  competitionDocumentGuid: string;
  onClose(): void;
}

export function NamesForm({ competitionDocumentGuid, onClose }: NamesFormProps) {
  const query = { competitionDocumentGuid };
  const names = useRead(DesignerGetNames, { query });
  const keep = useWrite(DesignerKeepNames, { quiet: true });
  const list = useList({ name: 'names', isPrivate: true, sorts: SORTS });
  /** Those that are being approved; the others stay typed. */
  const these = useRef<readonly Name[]>([]);
  const form = useSendForm({
    values: { typed: {} as Typed },
    rules: { of: rulesOf(DesignerKeepNames), body: ({ typed: said }) => bodyOf(these.current, said) },
    async send({ typed: said }) {
      const approved = these.current;
      const body = bodyOf(approved, said);
      await keep.mutateAsync({ query, body });
      const gone = new Set(body.forms.map(({ name, wordCase }) => `${wordCase} ${name}`));
      form.put({ typed: Object.fromEntries(Object.entries(form.values().typed).filter(([key]) => !gone.has(key))) });
      tell(approved.length === 1 ? `Одобрено: ${approved[0]!.name}` : `Одобрено имён: ${approved.length}`);
    },
    // What is typed of other names stays unsaved after some were approved.
    isKeptByOthers: true,
    lost: 'Поправленные имена ещё не одобрены.',
  });
  const typed = form.useValue('typed');
  const valueOf = (one: Name, of: Form) => saidOf(one, of, typed);
  const unread = (names.data?.names ?? []).filter(({ forms }) => forms.some(({ said }) => said === null)).length;
  const sorted = list.sort === 'name' ? names.data?.names.toSorted((a, b) => COLLATOR.compare(a.name, b.name)) : names.data?.names; // prettier-ignore
  const rows = wholeList({ ...names, data: sorted }, list, { wordsOf: ({ name }) => [name], hasPages: true });

  function approve(chosen: readonly Name[]) {
    these.current = chosen;
    form.submit();
  }

  return (
    <Panel isOpen title="Имена в падежах" onClose={onClose}>
      <FormFrame
        form={{ ...form, frame: { ...form.frame, onSubmit: (event) => event.preventDefault() } }}
        className={classes.names}
      >
        <Answer of={names}>
          {({ cases }) =>
            cases.length === 0 ? (
              <EmptyState>
                Шаблон называет людей только в именительном падеже. Поставьте в него поле «Кому вручается, в дательном
                падеже» или «Кого благодарят, в винительном падеже», и здесь появится, что проверить.
              </EmptyState>
            ) : (
              <>
                <p>
                  Портал только предлагает. Пока имя не одобрено, на бумаге оно стоит как есть. Поправленное остаётся и
                  для следующих бумаг.
                </p>
                <ListTools list={list} search="Имя" rows={sorted?.length ?? 0} />
                <List<Name>
                  label="Имена"
                  list={list}
                  of={rows}
                  idOf={({ name }) => name}
                  nameOf={({ name }) => name}
                  count={(total) => `${counted(total, 'имя', 'имени', 'имён')}, не проверено: ${unread}`}
                  empty={<EmptyState>Бумага по этому шаблону пока никому не положена.</EmptyState>}
                  nothing="Такого имени нет. Попробуйте другое слово."
                  row={(one) => (
                    <ListRow title={one.name} detail={standingOf(one, valueOf)}>
                      {one.forms.map((of) => (
                        <TextInput
                          key={of.wordCase}
                          aria-label={`${CASES[of.wordCase]}: ${one.name}`}
                          leftSection={CASES[of.wordCase]}
                          leftSectionWidth={56}
                          maxLength={300}
                          value={valueOf(one, of)}
                          onKeyDown={(event) => {
                            if (event.key === 'Enter' && !event.nativeEvent.isComposing) approve([one]);
                          }}
                          onChange={(event) => {
                            const said = event.currentTarget.value;
                            form.put({ typed: { ...form.values().typed, [`${of.wordCase} ${one.name}`]: said } });
                          }}
                        />
                      ))}
                      <Button
                        variant="default"
                        disabled={form.isBusy}
                        aria-label={`Одобрить: ${one.name}`}
                        onClick={() => approve([one])}
                      >
                        Одобрить
                      </Button>
                    </ListRow>
                  )}
                />
                {(rows.data?.collection.length ?? 0) > 1 ? (
                  <Button loading={form.isBusy} onClick={() => approve(rows.data?.collection ?? [])}>
                    Одобрить все показанные
                  </Button>
                ) : null}
              </>
            )
          }
        </Answer>
        <FormSaid form={form} />
      </FormFrame>
    </Panel>
  );
}

function standingOf(one: Name, valueOf: (one: Name, form: Form) => string): string {
  if (one.forms.some((form) => form.said !== null && valueOf(one, form) !== form.said)) return 'изменено, не одобрено';
  if (one.forms.some(({ said }) => said === null)) return 'не проверено';
  return one.forms.some(({ said, offer }) => said !== offer) ? 'одобрено, не так, как предложено' : 'одобрено';
}

function saidOf({ name }: Name, { wordCase, offer, said }: Form, typed: Typed): string {
  return typed[`${wordCase} ${name}`] ?? said ?? offer ?? name;
}

function bodyOf(names: readonly Name[], typed: Typed) {
  return {
    forms: names.flatMap((one) =>
      one.forms.map((of) => ({ name: one.name, wordCase: of.wordCase, said: saidOf(one, of, typed).trim() })),
    ),
  };
}
