// Reads the settings of mail. Faults never repeat a value, because it holds a password.

import { z } from 'zod';

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS when the server offers it. */
  secure: boolean;
  user: string | null;
  password: string | null;
}

export interface Sender {
  name: string;
  address: string;
}

const SMTP_FAULT = 'ожидается адрес smtps://логин:пароль@сервер:465 или smtp://сервер:587';
const FROM_FAULT = 'ожидается «Имя <почта@сайт.рф>» или почта@сайт.рф';

export const smtpUrl = z.string().transform((text, context): SmtpServer | undefined => {
  if (text === '') return undefined; // as compose hands on what is not set
  try {
    const { protocol, hostname, port, username, password, pathname, search } = new URL(text);
    const isPlain = ['', '/'].includes(pathname) && search === '';
    if (!['smtp:', 'smtps:'].includes(protocol) || !hostname || !isPlain) throw new Error('another address');
    const secure = protocol === 'smtps:';
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port ? Number(port) : secure ? 465 : 587,
      secure,
      user: username ? decodeURIComponent(username) : null,
      password: password ? decodeURIComponent(password) : null,
    };
  } catch {
    context.addIssue({ code: 'custom', message: SMTP_FAULT });
    return z.NEVER;
  }
});

export const mailFrom = z.string().transform((text, context): Sender | undefined => {
  if (text === '') return undefined;
  const found = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^\s<>@,]+@[^\s<>@,]+)>|([^\s<>@,]+@[^\s<>@,]+))\s*$/u.exec(text);
  if (!found) {
    context.addIssue({ code: 'custom', message: FROM_FAULT });
    return z.NEVER;
  }
  return { name: found[1] || NAME, address: found[2] ?? found[3]! };
});

const NAME = 'Рампа';

/** Most mail servers only send letters from the account that has signed in. */
export function usualSender(smtp: SmtpServer | null, publicUrl: string | null): Sender {
  if (smtp?.user?.includes('@')) return { name: NAME, address: smtp.user };
  return { name: NAME, address: `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}` };
}
