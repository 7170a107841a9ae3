// Letters about papers, read before they leave: who is written to about what, and who is not and why.

import { Button } from '@mantine/core';
import { DocumentListPreviewLetters, DocumentListSendLetters, type AnswerOf } from '@rampa/contract';
import { PAPER_LETTER_SKIP_WORDS } from '@rampa/diplomas/domain';
import { counted } from '@rampa/kernel';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  List,
  ListRow,
  ListTools,
  Panel,
  tellBegun,
  useList,
  useRead,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import classes from './letters.module.css';

type Row = AnswerOf<typeof DocumentListPreviewLetters>['records'][number];

export interface LettersFormProps {
  competitionDocumentGuid: string;
  /** Empty: all. */
  records: readonly string[];
  onClose(): void;
}

const SORTS = { order: 'Сначала те, кому не уйдёт', name: 'По имени, А–Я' };
const COLLATOR = new Intl.Collator('ru', { numeric: true });

export function LettersForm({ competitionDocumentGuid, records, onClose }: LettersFormProps) {
  const asked = { query: { competitionDocumentGuid }, body: { records: [...records] } };
  const preview = useRead(DocumentListPreviewLetters, asked);
  const send = useWrite(DocumentListSendLetters, { onDone: () => tellBegun('Письма о бумагах уходят') });
  const list = useList({ name: 'letters', isPrivate: true, sorts: SORTS });
  const all = preview.data?.records;
  const sorted = list.sort === 'name' ? all?.toSorted((a, b) => COLLATOR.compare(a.name, b.name)) : all;
  const rows = wholeList({ ...preview, data: sorted }, list, { wordsOf: ({ name, to }) => [name, to ?? ''], hasPages: true }); // prettier-ignore
  return (
    <Panel isOpen title="Письма о бумагах" onClose={onClose}>
      <Answer of={preview}>
        {({ letters, letter }) => (
          <div className={classes.all}>
            <p>
              {letters === 0
                ? 'Написать пока некому: ниже сказано, почему.'
                : `Уйдёт ${counted(letters, 'письмо', 'письма', 'писем')}, каждому участнику одно, о скольких бумагах оно ни было бы. Бумаги без номера получат номер. Отправку можно остановить в «Файлах и заданиях», там же останется список, кому ушло.`}
            </p>
            {letter ? (
              <section className={classes.letter} aria-label="Письмо">
                <h3>{letter.subject}</h3>
                <small>{`Так его прочтёт ${letter.to}`}</small>
                {letter.paragraphs.map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
                <b>{letter.button}</b>
              </section>
            ) : null}
            <ListTools list={list} search="Имя" rows={all?.length ?? 0} />
            <List<Row>
              label="О каких бумагах"
              list={list}
              of={rows}
              idOf={({ key }) => key}
              nameOf={({ name }) => name}
              count={(total) => counted(total, 'бумага', 'бумаги', 'бумаг')}
              empty={<EmptyState>По этому шаблону бумага пока никому не положена.</EmptyState>}
              nothing="Таких бумаг нет. Попробуйте другое слово."
              row={({ name, detail, to, why }) => (
                <ListRow title={name} detail={detail}>
                  {why === null ? <Chip tone="ok">{to}</Chip> : <Chip>{PAPER_LETTER_SKIP_WORDS[why]}</Chip>}
                </ListRow>
              )}
            />
            <Button
              disabled={letters === 0}
              loading={send.isPending}
              onClick={() => send.mutate(asked, { onSuccess: onClose })}
            >
              {letters === 0 ? 'Отправить' : `Отправить ${counted(letters, 'письмо', 'письма', 'писем')}`}
            </Button>
          </div>
        )}
      </Answer>
    </Panel>
  );
}
