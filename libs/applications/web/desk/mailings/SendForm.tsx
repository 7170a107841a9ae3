// A letter to those who are chosen: the words, the letter of each as he will read it, and who gets none. Nothing leaves
// before «Отправить».

import { ActionIcon, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  MAILING_MOST,
  TemplateMessageGetByOrganizer,
  TemplateMessagePreviewSend,
  TemplateMessageSend,
  type ApplicationRow,
} from '@rampa/contract';
import { counted, newGuid, numberSign } from '@rampa/kernel';
import { callApi, listed } from '@rampa/platform/web/base';
import { ChoiceLine, DialogForm, FailureView, tell, useAllPages, useRead, useSendForm } from '@rampa/platform/web/desk';
import { FilledLetter } from './FilledLetter.tsx';
import { letterOf } from './mailed-text.ts';
import { SKIP_WORDS, unreachedText } from './words.ts';
import { WordsOnce } from './WordsOnce.tsx';
import classes from './send-form.module.css';

export interface SendFormProps {
  competitionGuid: string;
  rows: readonly Pick<ApplicationRow, 'guid'>[];
  /** Without one it says how many. */
  title?: string;
  onClose(): void;
  onDone(): void;
}

interface Words {
  template: string;
  subject: string;
  text: string;
}

/** Instead of a template. */
const ONCE = 'once';
const BREATH_MS = 500;
/** Names of those who get none that stand in the form; the mailing's own page has all. */
const NAMED = 20;

export function SendForm({ competitionGuid, rows, title, onClose, onDone }: SendFormProps) {
  const go = useNavigate();
  // One press is one mailing, however often it is repeated.
  const [mailingGuid] = useState(newGuid);
  const [at, setAt] = useState(0);
  const query = { competitionGuid };
  const templates = useAllPages(TemplateMessageGetByOrganizer, { query: { kind: 'mailing', sort: 'title' } });
  const applicationGuids = rows.map(({ guid }) => guid);
  const isTooMany = rows.length > MAILING_MOST;
  const form = useSendForm<Words, { jobGuid: string }>({
    values: { template: '', subject: '', text: '' },
    faults: (words) =>
      words.template === '' ? { template: 'Что отправить?' } : words.template === ONCE ? faultsOf(words) : {},
    send: (words) =>
      callApi(TemplateMessageSend, { query, body: { ...sentWords(words), applicationGuids, mailingGuid } }),
    onSaved() {
      const to = `/organizer/events/${competitionGuid}/applications/mailings?mailing=${mailingGuid}`;
      tell('Рассылка началась', { action: { label: 'Смотреть', run: () => void go(to) } });
      onDone();
    },
  });
  const [words] = useDebouncedValue(form.useValues(), BREATH_MS);
  const isReady =
    !isTooMany && words.template !== '' && (words.template !== ONCE || Object.keys(faultsOf(words)).length === 0);
  const preview = useRead(
    TemplateMessagePreviewSend,
    { query, body: { ...sentWords(words), applicationGuids, at } },
    { enabled: isReady, keepPrevious: true },
  );
  const shown = isReady ? preview.data : undefined;
  const count = shown?.count ?? 0;
  const step = (by: number, label: string, Sign: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={label}
      disabled={at + by < 0 || at + by >= count}
      onClick={() => setAt(at + by)}
    >
      <Sign size={18} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <DialogForm
      form={form}
      title={title ?? `Письмо: ${counted(rows.length, 'заявка', 'заявки', 'заявок')}`}
      submit={count > 0 ? `Отправить ${counted(count, 'письмо', 'письма', 'писем')}` : 'Отправить'}
      isReady={count > 0}
      onClose={onClose}
    >
      {isTooMany ? (
        <Text role="alert" c="var(--r-danger)">
          В одной рассылке — не больше {MAILING_MOST.toLocaleString('ru-RU')} заявок, а выбрано{' '}
          {rows.length.toLocaleString('ru-RU')}. Сузьте отбор и отправьте по частям.
        </Text>
      ) : null}
      <ChoiceLine
        at={form.at('template')}
        label="Письмо"
        placeholder={templates.isPending ? 'Загружаем…' : 'Выберите шаблон'}
        data={[
          { value: ONCE, label: 'Написать сейчас, без шаблона' },
          ...(templates.data?.collection ?? []).map(({ guid, title }) => ({ value: guid, label: title })),
        ]}
        data-autofocus
      />
      {form.useValue('template') === ONCE ? <WordsOnce form={form} competitionGuid={competitionGuid} /> : null}
      {isReady && preview.error ? (
        <FailureView error={preview.error} onRetry={() => void preview.refetch()} />
      ) : shown ? (
        <section aria-label="Как письмо прочтёт участник" aria-busy={preview.isPlaceholderData || undefined}>
          {shown.letter ? (
            <>
              <div className={classes.to}>
                <p role="status">
                  {rows.length === 1 ? '' : `${Math.min(at, count - 1) + 1} из ${count.toLocaleString('ru-RU')}: `}
                  {listed(
                    shown.letter.fullName,
                    shown.letter.number === null ? '' : numberSign(shown.letter.number),
                    shown.letter.title,
                  )}
                </p>
                {rows.length === 1 ? null : (
                  <>
                    {step(-1, 'Предыдущее письмо', IconChevronLeft)}
                    {step(1, 'Следующее письмо', IconChevronRight)}
                  </>
                )}
              </div>
              <FilledLetter subject={shown.letter.subject} blocks={shown.letter.blocks} />
            </>
          ) : (
            <p role="alert">Письмо никому не уйдёт: ни у кого из выбранных нет почты или все отписались.</p>
          )}
          {shown.skipped.length === 0 ? null : (
            <details className={classes.skipped}>
              <summary>{unreachedText(count, shown.skipped)}</summary>
              <ul>
                {shown.skipped.slice(0, NAMED).map(({ applicationGuid, number, title, fullName, why }) => (
                  <li key={applicationGuid}>
                    {listed(number === null ? '' : numberSign(number), title || fullName)}: {SKIP_WORDS[why]}
                  </li>
                ))}
              </ul>
              {shown.skipped.length > NAMED ? <p>Остальные будут названы на странице рассылки.</p> : null}
            </details>
          )}
        </section>
      ) : null}
    </DialogForm>
  );
}

function sentWords({ template, subject, text }: Words) {
  return template === ONCE
    ? { letter: { subject: subject.trim(), body: letterOf(text) } }
    : { templateMessageGuid: template };
}

function faultsOf({ subject, text }: Words): Partial<Record<keyof Words, string>> {
  if (subject.trim() === '') return { subject: 'О чём письмо?' };
  // What it may say is looked through by the call, before anything leaves.
  return text.trim() === '' ? { text: 'Напишите хотя бы строчку' } : {};
}
