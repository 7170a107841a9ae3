// Names in the cases that a paper needs: offered by a library, read by a person, kept for the next paper.

import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { DesignerGetNames, DesignerKeepNames, type AnswerOf } from '@rampa/contract';
import { counted, type NameCase } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  LeaveGuard,
  List,
  ListRow,
  ListTools,
  Panel,
  tell,
  useList,
  useRead,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import classes from './names.module.css';

type Name = AnswerOf<typeof DesignerGetNames>['names'][number];
type Form = Name['forms'][number];

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
  const keep = useWrite(DesignerKeepNames);
  const list = useList({ name: 'names', isPrivate: true, sorts: SORTS });
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const element = useRef<HTMLDivElement>(null);
  const valueOf = ({ name }: Name, { wordCase, offer, said }: Form) =>
    typed.get(`${wordCase} ${name}`) ?? said ?? offer ?? name;
  const unread = (names.data?.names ?? []).filter(({ forms }) => forms.some(({ said }) => said === null)).length;
  const sorted = list.sort === 'name' ? names.data?.names.toSorted((a, b) => COLLATOR.compare(a.name, b.name)) : names.data?.names; // prettier-ignore
  const rows = wholeList({ ...names, data: sorted }, list, { wordsOf: ({ name }) => [name], hasPages: true });

  function approve(these: readonly Name[]) {
    const forms = these.flatMap((one) =>
      one.forms.map((form) => ({ name: one.name, wordCase: form.wordCase, said: valueOf(one, form).trim() })),
    );
    keep.mutate(
      { query, body: { forms } },
      {
        onSuccess: () => {
          setTyped(new Map([...typed].filter(([key]) => !forms.some(({ name, wordCase }) => key === `${wordCase} ${name}`)))); // prettier-ignore
          tell(these.length === 1 ? `Одобрено: ${these[0]!.name}` : `Одобрено имён: ${these.length}`);
        },
      },
    );
  }

  return (
    <Panel isOpen title="Имена в падежах" onClose={onClose}>
      <div ref={element} className={classes.names}>
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
                      {one.forms.map((form) => (
                        <TextInput
                          key={form.wordCase}
                          aria-label={`${CASES[form.wordCase]}: ${one.name}`}
                          leftSection={CASES[form.wordCase]}
                          leftSectionWidth={56}
                          maxLength={300}
                          value={valueOf(one, form)}
                          onChange={(event) => {
                            const said = event.currentTarget.value;
                            setTyped((now) => new Map(now).set(`${form.wordCase} ${one.name}`, said));
                          }}
                        />
                      ))}
                      <Button
                        variant="default"
                        disabled={keep.isPending}
                        aria-label={`Одобрить: ${one.name}`}
                        onClick={() => approve([one])}
                      >
                        Одобрить
                      </Button>
                    </ListRow>
                  )}
                />
                {(rows.data?.collection.length ?? 0) > 1 ? (
                  <Button loading={keep.isPending} onClick={() => approve(rows.data?.collection ?? [])}>
                    Одобрить все показанные
                  </Button>
                ) : null}
              </>
            )
          }
        </Answer>
      </div>
      <LeaveGuard
        isDirty={() => typed.size > 0}
        element={() => element.current}
        lost="Поправленные имена ещё не одобрены."
        discard={() => setTyped(new Map())}
      />
    </Panel>
  );
}

function standingOf(one: Name, valueOf: (one: Name, form: Form) => string): string {
  if (one.forms.some((form) => form.said !== null && valueOf(one, form) !== form.said)) return 'изменено, не одобрено';
  if (one.forms.some(({ said }) => said === null)) return 'не проверено';
  return one.forms.some(({ said, offer }) => said !== offer) ? 'одобрено, не так, как предложено' : 'одобрено';
}
