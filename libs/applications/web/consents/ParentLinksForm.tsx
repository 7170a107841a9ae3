// Links for the parents of all children who lack a consent, in one go: letters where an address is typed, and sheets with
// codes to hand out. They are shown once, because only their hashes are kept.

import { Button, Progress } from '@mantine/core';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { ChildConsentCreateLink, faultsBy, rulesOf, type ChildView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { toldOf } from '@rampa/platform/web/base';
import {
  copyText,
  DialogForm,
  momentText,
  tell,
  tellRefusal,
  TextLine,
  useEscape,
  useQrPicture,
  useSendForm,
  type KitForm,
  Window,
} from '@rampa/platform/web/desk';
import { LinksRefused, useParentLinks, type ParentLinkMade } from './use-parent-links.ts';
import classes from './consents.module.css';

export interface ParentLinksFormProps {
  /** Who lacks a consent and whose parent has not answered. */
  unanswered: readonly ChildView[];
  zone: string;
  onClose(): void;
}

interface Typed {
  /** By the block that names the child. */
  emails: Record<string, string>;
  /** Links that are seen only now are lost as typed words are. */
  hasLinks: boolean;
}

const linksWords = (count: number) => counted(count, 'ссылку', 'ссылки', 'ссылок');
const TITLE = 'Ссылки всем родителям';

export function ParentLinksForm({ unanswered, zone, onClose }: ParentLinksFormProps) {
  // As it was when it was opened: who has a link now is not taken out of sight.
  const [children] = useState(unanswered);
  const { made, left, run, stop } = useParentLinks();
  const waiting = children.filter((child) => !made.some((one) => isOf(one.child, child)));
  const form: KitForm<Typed> = useSendForm<Typed, void>({
    values: {
      emails: Object.fromEntries(children.map(({ applicationBlockGuid: guid }) => [guid, ''])),
      hasLinks: false,
    },
    faults: ({ emails }) =>
      Object.fromEntries(
        waiting.map(({ applicationBlockGuid }) => {
          const body = { applicationBlockGuid, email: (emails[applicationBlockGuid] ?? '').trim() };
          return [`emails.${applicationBlockGuid}`, faultsBy(rulesOf(ChildConsentCreateLink)!, body)['email']];
        }),
      ),
    told: (error) =>
      error instanceof LinksRefused
        ? Object.fromEntries([...error.troubles].map(([guid, words]) => [`emails.${guid}`, words]))
        : toldOf(error),
    send: ({ emails }, write) =>
      run(
        waiting.map((child) => ({ child, email: (emails[child.applicationBlockGuid] ?? '').trim() })),
        write,
        // Its letter is on its way: there is nothing left to lose.
        ({ applicationBlockGuid }) => {
          form.at(`emails.${applicationBlockGuid}`).set('');
          form.put({ hasLinks: true });
        },
      ),
    stop,
    // Stopped midway it still holds what was typed for the others.
    isKeptByOthers: true,
    lost:
      made.length > 0
        ? 'Готовые ссылки видны только сейчас, остальные ещё не сделаны.'
        : 'Вписанные адреса пропадут: по ним ссылок ещё нет.',
  });
  if (waiting.length === 0) return <Made {...{ made, zone, onClose }} />;
  const hasOld = waiting.some(({ link }) => link !== null);
  const going =
    left === null ? null : (
      <div className={classes.going}>
        <Progress.Root size="md" className={classes.bar!}>
          <Progress.Section value={(100 * made.length) / children.length} aria-label="Делаем ссылки" />
        </Progress.Root>
        <span role="status">
          {made.length} из {children.length}
        </span>
        <Button variant="default" onClick={stop}>
          Остановить
        </Button>
      </div>
    );
  return (
    <DialogForm
      form={form}
      size="lg"
      title={TITLE}
      submit={`Сделать ${linksWords(waiting.length)}`}
      going={going}
      onClose={onClose}
    >
      {made.length > 0 && left === null ? <Sheets made={made} zone={zone} /> : null}
      <div className={classes.many}>
        <p className={classes.note}>
          Каждый родитель прочитает тексты и ответит сам, без кабинета. Ссылки действуют 30 дней.
          {hasOld ? ' Прежние ссылки без ответа перестанут действовать.' : ''} Почту вписывать не обязательно: лист с
          QR-кодом можно напечатать и раздать.
        </p>
        <ul className={classes.children} aria-label="Кому сделать ссылки">
          {waiting.map(({ applicationBlockGuid: guid, name }) => (
            <li key={guid} className={classes.one}>
              <b dir="auto">{name}</b>
              <TextLine
                at={form.at(`emails.${guid}`)}
                type="email"
                aria-label={`Почта родителя: ${name}`}
                placeholder="почта родителя, необязательно"
                maxLength={254}
                disabled={left !== null}
              />
            </li>
          ))}
        </ul>
      </div>
    </DialogForm>
  );
}

interface MadeProps {
  made: readonly ParentLinkMade[];
  zone: string;
  onClose(): void;
}

/** A press beside it closes nothing: the links are never seen again. */
function Made({ made, zone, onClose }: MadeProps) {
  useEscape(true, onClose);
  return (
    <Window opened size="lg" closeOnEscape={false} closeOnClickOutside={false} onClose={onClose} title={TITLE}>
      <Sheets made={made} zone={zone} />
    </Window>
  );
}

const isOf = (one: ChildView, other: ChildView) => one.applicationBlockGuid === other.applicationBlockGuid;

function Sheets({ made, zone }: { made: readonly ParentLinkMade[]; zone: string }) {
  const letters = made.filter(({ email }) => email !== '').length;
  async function copy() {
    const text = made.map(({ child, url }) => `${child.name}: ${url}`).join('\n');
    if (await copyText(text)) tell(`Скопировали ${linksWords(made.length)}`, { subject: 'parent-links' });
    else tellRefusal('Браузер не дал скопировать', { detail: 'Выделите ссылки и скопируйте их сами.' });
  }
  return (
    <section aria-label="Готовые ссылки">
      <p className={classes.note} role="status">
        Готово: {made.length}. {letters > 0 ? `Письмами уйдёт: ${letters}. ` : ''}Видны ссылки только сейчас, действуют
        до {momentText(made[0]!.expiresAt, zone)}.
      </p>
      <div className={classes.tools}>
        <Button leftSection={<IconPrinter size={18} stroke={1.75} />} onClick={() => window.print()}>
          Напечатать листы
        </Button>
        <Button variant="default" leftSection={<IconCopy size={18} stroke={1.75} />} onClick={() => void copy()}>
          Копировать все
        </Button>
      </div>
      <ul className={classes.sheets} data-sheets>
        {made.map((one) => (
          <Sheet key={one.child.applicationBlockGuid} of={one} />
        ))}
      </ul>
    </section>
  );
}

function Sheet({ of: { child, url, email } }: { of: ParentLinkMade }) {
  const picture = useQrPicture(url);
  return (
    <li className={classes.sheet}>
      {picture === null ? (
        <span className={classes.code} />
      ) : (
        <img className={classes.code} src={picture} alt={`QR-код: ссылка родителю, ${child.name}`} />
      )}
      <div>
        <b dir="auto">{child.name}</b>
        <p>Согласие родителя: прочитать и ответить можно по этой ссылке, без кабинета.</p>
        <p className={classes.url}>{url}</p>
        {email === '' ? null : <p data-no-print>Письмо уйдёт на {email}</p>}
      </div>
    </li>
  );
}
