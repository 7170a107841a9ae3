// A link to hand over: copied, shown as a QR code, printed.

import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconPrinter, IconQrcode } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { QR_CODE } from '@rampa/kernel';
import { copyText } from '../copy-text.ts';
import { tellRefusal } from '../notices.ts';
import { useEscape } from './use-escape.ts';
import classes from '../style/link-card.module.css';
import { Window } from './Window.tsx';

export interface CopyButtonProps {
  text: string;
  label?: string;
  /** The link's owner, read with the label where several stand in a list. */
  name: string;
}

export function CopyButton({ text, label = 'Копировать ссылку', name }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    if (await copyText(text)) setCopied(true);
    else tellRefusal('Браузер не дал скопировать', { detail: 'Выделите ссылку и скопируйте её сами.' });
  }
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button variant="default" miw="11.5rem" leftSection={<Icon size={16} stroke={1.75} />} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Скопировано' : label}</span>
      <span className="r-sr-only">: {name}</span>
    </Button>
  );
}

export interface QrSheetProps {
  title: string;
  /** The link's owner, for the printed sheet. */
  name: string;
  hint: string;
  url: string;
}

/** Whether the address means «this computer» on every device: a link repeats the address that the organizer uses. */
export function leadsNowhereElse(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url, window.location.origin).hostname);
}

/** The address as a QR code; null until it is drawn. */
export function useQrPicture(url: string): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setPicture(null);
    void import('qrcode')
      .then(({ default: qrcode }) => qrcode.toDataURL(url, { ...QR_CODE, color: { dark: '#1C1220' } }))
      .then((made) => {
        if (isCurrent) setPicture(made);
      })
      .catch(() =>
        tellRefusal('Не удалось показать QR\u2011код', { detail: 'Скопируйте ссылку: она действует и без него.' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return picture;
}

/** The code with its name, and buttons to copy and print it. */
export function QrSheet({ title, name, hint, url }: QrSheetProps) {
  const picture = useQrPicture(url);
  return (
    <>
      <div className={classes.sheet}>
        <Text className={classes.name}>{name}</Text>
        {picture === null ? (
          <Skeleton className={classes.picture!} />
        ) : (
          <img className={classes.picture} src={picture} alt={`QR-код: ${title}, ${name}`} />
        )}
        <Text fz="sm" c="var(--r-ink-2)">
          {hint}
        </Text>
        <Text component="p" className={classes.url}>
          {url}
        </Text>
        {leadsNowhereElse(url) ? (
          <Text fz="sm" mt="xs" c="var(--r-danger)">
            На другом устройстве этот адрес не откроется. Войдите на портал по адресу в сети, не localhost, и покажите
            код оттуда.
          </Text>
        ) : null}
      </div>
      <Group justify="center" gap="sm" mt="md">
        <CopyButton text={url} name={name} />
        <Button variant="default" leftSection={<IconPrinter size={16} stroke={1.75} />} onClick={() => window.print()}>
          Напечатать
        </Button>
      </Group>
    </>
  );
}

export interface QrDialogProps extends QrSheetProps {
  isOpen: boolean;
  onClose(): void;
}

function QrDialog({ isOpen, onClose, ...sheet }: QrDialogProps) {
  useEscape(isOpen, onClose);
  return (
    <Window opened={isOpen} onClose={onClose} title={sheet.title}>
      {isOpen ? <QrSheet {...sheet} /> : null}
    </Window>
  );
}

export function QrButton(props: QrSheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconQrcode size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
        QR-код
        <span className="r-sr-only">: {props.name}</span>
      </Button>
      <QrDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
