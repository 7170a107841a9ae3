// All links of the event for printing: a card with a code for each person, to be cut apart.

import { Button, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { FastLinkView } from '@rampa/contract';
import { QR_CODE } from '@rampa/kernel';
import { leadsNowhereElse, tellRefusal, useEscape, Window } from '@rampa/platform/web/desk';
import { linkWords } from '../api/fast-links.ts';
import classes from '../style/print-links.module.css';

export interface PrintLinksProps {
  /** The event's title. */
  title: string;
  links: readonly FastLinkView[];
  onClose(): void;
}

export function PrintLinks({ title, links, onClose }: PrintLinksProps) {
  const [pictures, setPictures] = useState<Record<string, string>>({});
  useEscape(true, onClose);
  const isReady = links.every(({ guid }) => pictures[guid]);
  useEffect(() => {
    let isCurrent = true;
    void import('qrcode')
      .then(async ({ default: qrcode }) => {
        const options = { ...QR_CODE, color: { dark: '#1C1220' } };
        const made = links.map(async ({ guid, url }) => [guid, await qrcode.toDataURL(url!, options)] as const);
        const all = Object.fromEntries(await Promise.all(made));
        if (isCurrent) setPictures(all);
      })
      .catch(() => tellRefusal('Не удалось показать QR\u2011коды', { detail: 'Скопируйте ссылки из списка.' }));
    return () => {
      isCurrent = false;
    };
  }, [links]);
  return (
    <Window opened fullScreen onClose={onClose} title="Ссылки для печати">
      <div className={classes.tools}>
        <p>
          {links.some(({ url }) => leadsNowhereElse(url!))
            ? 'С этого адреса коды не откроются на других устройствах. Войдите на портал по адресу в сети, не localhost, и напечатайте оттуда.'
            : 'Каждая ссылка — ключ: раздайте карточки лично и не оставляйте на виду.'}
        </p>
        <Button
          size="md"
          disabled={!isReady}
          leftSection={<IconPrinter size={18} stroke={1.75} />}
          onClick={() => window.print()}
        >
          Напечатать
        </Button>
      </div>
      <ul className={classes.cards} aria-label="Карточки">
        {links.map((link) => {
          const words = linkWords(link);
          return (
            <li key={link.guid} className={classes.card}>
              <p>{title}</p>
              <p className={classes.name}>{link.name}</p>
              <p>{words.title}</p>
              {pictures[link.guid] ? (
                <img src={pictures[link.guid]} alt={`QR-код: ${words.title}, ${link.name}`} />
              ) : (
                <Skeleton className={classes.picture!} />
              )}
              <p>{words.hint}</p>
            </li>
          );
        })}
      </ul>
    </Window>
  );
}
