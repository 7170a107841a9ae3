// One letter as the bytes that go to the mail server.

import type { Guid } from '@rampa/kernel';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Sender } from '../config/mail-settings.ts';
import type { LetterContent } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

export interface MessageGiven {
  guid: Guid;
  to: string;
  subject: string;
  createdAt: Date;
  content: LetterContent;
}

export interface Message {
  guid: Guid;
  from: string;
  to: string;
  bytes: Buffer;
}

/** The same letter has the same Message-ID at every try, so that a recipient of both can tell that they are one. */
export const messageId = (guid: Guid, from: Sender): string => `<${guid}@${from.address.split('@')[1]}>`;

/** A mail program shows its own «Отписаться» and posts to the address by itself (RFC 8058). */
const refusalHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export async function composed(letter: MessageGiven, from: Sender): Promise<Message> {
  const { guid, to, subject, createdAt, content } = letter;
  const bytes = await new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    messageId: messageId(guid, from),
    date: createdAt,
    html: letterHtml(subject, content),
    text: letterText(content),
    textEncoding: 'base64', // Base64, because Cyrillic as quoted-printable is six times as long.
    headers: {
      ...{ 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Content-Language': 'ru' },
      ...(content.refuse === undefined ? {} : refusalHeaders(content.refuse)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { guid, from: from.address, to, bytes };
}
